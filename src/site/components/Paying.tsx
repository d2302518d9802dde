/** Whose account the money goes into, how much is paid at booking, and by when the rest. */
import type { Emphasised, Paying as Content } from '../answers.ts';
import { Icon } from './Icon.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { SetApart } from './SetApart.tsx';

export function Paying({ account, terms }: Content) {
  return (
    <div className="paying">
      {account && (
        <div className="paying__account">
          <span className="seal">
            <Icon name="check" />
          </span>
          <p>
            <WithStrong {...account} />
          </p>
          <PhoneLink className="paying__call" />
        </div>
      )}
      {terms.length > 0 && (
        <ul className="paying__terms" role="list">
          {terms.map((term) => (
            <li key={term.text}>
              <WithStrong {...term} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function WithStrong({ text, part }: Emphasised) {
  if (!part) return text;
  return (
    <SetApart text={text} part={part}>
      <strong>
        <LeftToRight>{part}</LeftToRight>
      </strong>
    </SetApart>
  );
}
