/** What a family still has to ask before it pays, because facts.ts does not say it. */
import type { Answers, Facts } from '../schemas/content.ts';

export type QuestionName = keyof Answers['ask']['questions'];

/** Returns the open questions in the order in which they are asked. What is known only in part is asked too. */
export function openQuestions(facts: Facts): QuestionName[] {
  const { package: offer, payment, departures, hotels, policy } = facts;
  const { rooms, childUnder, infantUnder } = offer;
  const { list } = departures;
  const isOpen: Record<QuestionName, boolean> = {
    dates: list.length === 0,
    flight: !list.length || list.some(({ airline, direct, via }) => !airline || !(direct || via)),
    datePrice: hasUnpricedDates(facts),
    hotels: [hotels.makkah, hotels.madinah].some(
      (city) => city.length === 0 || city.some(({ metres }) => metres === undefined),
    ),
    rooms: Object.keys(rooms).length === 0,
    child:
      (rooms.child !== undefined && childUnder === null) ||
      (rooms.infant !== undefined && infantUnder === null),
    excludes: offer.excludes.length === 0,
    payment: payment.advance === null || payment.balanceDays === null,
    refund: policy.unanswered.includes('refund'),
    visa: policy.unanswered.includes('visa'),
    account: payment.account === '',
    walking: policy.unanswered.includes('walking'),
  };
  return (Object.keys(isOpen) as QuestionName[]).filter((name) => isOpen[name]);
}

/** Whether a departure has no price of its own: it may then differ from the prices by room. */
export function hasUnpricedDates({ departures: { list } }: Facts): boolean {
  return list.some(({ price }) => price === undefined);
}

/** Whether visitors have to ask which services their price covers. */
export function isToAskOfServices({ package: offer, openQuestions: questions }: Facts): boolean {
  return offer.excludes.length === 0 || questions.length > 0;
}
