/** The words about GST and TCS beside a price or a total. */
import { joined, plainText, type FilledText } from '../../../values/filledText.tsx';
import { addedTaxes } from '../../../agency/phrases.ts';
import { unspecifiedTaxes, taxesWithoutAmount } from '../../../agency/taxes.ts';
import { usePage } from '../../pageContext.ts';

interface TaxWords {
  /** Such as "with GST and TCS", beside a total that includes them. */
  readonly included: FilledText | undefined;
  /** Such as "GST and TCS are added", or the question whether they are; empty if everything is known. */
  readonly open: FilledText;
}

export function useTaxWords(): TaxWords {
  const { route, facts, words, show } = usePage();
  const { askFirst, rooms, taxes } = words.answers;
  const offer = facts.package;
  const added = addedTaxes(offer, taxes, route.edition.locale);
  const unnamed = unspecifiedTaxes(offer).map((name) => plainText(taxes[name]));
  if (taxesWithoutAmount(offer).length === 0)
    return { included: added.number > 0 ? show(taxes.all, { taxes: added }) : undefined, open: '' };
  const question = show(askFirst.questions.included, { services: unnamed });
  const said = [
    ...(added.number > 0 ? [show(taxes.added, { taxes: added })] : []),
    ...(unnamed.length > 0 ? [joined([question, rooms.ask], ' ')] : []),
  ];
  return { included: undefined, open: joined(said, ' · ') };
}
