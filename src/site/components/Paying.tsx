/** Whose account the money goes into, how much is paid at booking, and by when the rest. */
import type { Answers } from '../../schemas/content.ts';
import { formatRupees } from '../format.ts';
import { usePage } from '../pageContext.ts';
import { Icon } from './Icon.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { PhoneLink } from './PhoneLink.tsx';

export function Paying({ words }: { words: Answers['payment'] }) {
  const { facts, show } = usePage();
  const { advance, balanceDays, account } = facts.payment;
  if (advance === null && balanceDays === null && !account) return null;
  const strong = (fact: string) => (
    <strong>
      <LeftToRight>{fact}</LeftToRight>
    </strong>
  );
  return (
    <div className="paying">
      {account && (
        <div className="paying__account">
          <span className="seal">
            <Icon name="check" />
          </span>
          <p>{show(words.account, { account: strong(account) })}</p>
          <PhoneLink className="paying__call" />
        </div>
      )}
      {(advance !== null || balanceDays !== null) && (
        <ul className="paying__terms" role="list">
          {advance !== null && (
            <li>{show(words.advance, { advance: strong(formatRupees(advance)) })}</li>
          )}
          {balanceDays !== null && <li>{show(words.balance, { balanceDays })}</li>}
        </ul>
      )}
    </div>
  );
}
