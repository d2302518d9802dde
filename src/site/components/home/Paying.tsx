/** The name of the bank account, and how much is due when, as far as facts.jsonc says. */
import { withWholeWords } from '../../../values/filledText.tsx';
import { formatRupees } from '../../../values/format.ts';
import type { Answers, Template } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { NavigationLink } from '../shared/NavigationLink.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

interface PayingProps {
  words: Answers['payment'];
  /** How much is due when, as far as that is known. */
  rule: Template | null;
}

export function Paying({ words, rule }: PayingProps) {
  const { route, facts, show } = usePage();
  const { advance, account } = facts.payment;
  const strong = (fact: string) => (
    <strong>
      <LeftToRight>{withWholeWords(fact)}</LeftToRight>
    </strong>
  );
  return (
    <div className="paying">
      {account && (
        <div className="paying__account" id="account">
          <span className="seal">
            <Icon name="check" />
          </span>
          <p>{show(words.account, { account: strong(account) })}</p>
          <PhoneLink className="paying__call line-link screen-only" />
          {facts.licences.list.length > 0 && (
            <p className="paying__verify quiet">
              <NavigationLink label={words.verify} {...route.edition.linkTo('/about/#licences')} />
            </p>
          )}
        </div>
      )}
      {rule && (
        <p className="paying__terms">
          {show(rule, advance === null ? {} : { advance: strong(formatRupees(advance)) })}
        </p>
      )}
    </div>
  );
}
