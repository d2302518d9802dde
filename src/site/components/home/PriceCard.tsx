/** The price card: the starting price, what it includes and excludes, how to pay, and the enquiry button. */
import { plainText, type FilledText } from '../../../values/filledText.tsx';
import type { Words } from '../../../agency/schemas/content.ts';
import { formatRupees } from '../../../values/format.ts';
import { usePage } from '../../pageContext.ts';
import { messagingHref } from '../../addresses.ts';
import { priceLinks } from '../../links.ts';
import { departuresWithOtherPrices, hasPrices } from '../../../agency/prices.ts';
import { servicesThatAre } from '../../../agency/includedServices.ts';
import { isCountable } from '../../../agency/familyPrices.ts';
import { itemsOf, paymentLine } from '../../../agency/phrases.ts';
import { priceWords } from '../../../agency/priceWords.ts';
import { AsOf } from './AsOf.tsx';
import { Family } from './Family.tsx';
import { Icon } from '../shared/Icon.tsx';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { NotIncluded } from './NotIncluded.tsx';
import { Paying } from './Paying.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';
import { PriceWithTaxes } from './PriceWithTaxes.tsx';
import { RefundSteps } from '../shared/RefundSteps.tsx';
import { RoomPrices } from './RoomPrices.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';
import { useTaxWords } from './taxWords.ts';

/** A price of more characters is set in smaller type, because it would not fit into the card on a narrow phone. */
const longestAmountInLargeType = 9;

/** An included service with more letters gets a whole row, because half the card is too narrow for it on a small phone. */
const longestServiceInHalfARow = 12;

export function PriceCard({ words }: { words: Words['price'] }) {
  const { route, facts, show, words: all } = usePage();
  const { services, answers, messages } = all;
  const { linkTo, scope } = route.edition;
  const { askServices } = scope.values;
  const taxes = useTaxWords();
  const lastOther = departuresWithOtherPrices(facts).at(-1);
  const lines = priceWords({ price: words, services });
  // The long ones, each on its own row, come last.
  const included = itemsOf(servicesThatAre('in', facts.package), lines).sort(
    (one, other) => Number(isLong(one)) - Number(isLong(other)),
  );
  const excluded = itemsOf(servicesThatAre('notIn', facts.package), lines);
  const links = [
    ...priceLinks(route.edition, facts),
    ...(excluded.length > 0 ? [{ id: 'excluded', label: answers.excludes, day: undefined }] : []),
  ];
  const { refund, payment, passport } = words.conditions;
  const paymentRule = paymentLine(facts, answers.payment);
  const conditions = [paymentRule ? undefined : payment, passport];
  const isPayingShown = Boolean(paymentRule || facts.payment.account);
  const { rooms } = facts.package;
  const hasRooms = hasPrices(rooms);
  const listsAndPaying = (
    <>
      <div className="price-card__lists">
        <h3 className="price-card__part">{words.includesTitle}</h3>
        <ul className="price-card__includes" role="list">
          {included.map((item, at) => (
            <li className={isLong(item) ? 'price-card__include--long' : undefined} key={at}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
        {askServices && <p className="quiet">{askServices as FilledText}</p>}
        {excluded.length > 0 && <NotIncluded title={answers.excludes} items={excluded} />}
      </div>
      {isPayingShown && <Paying words={answers.payment} rule={paymentRule} />}
    </>
  );
  return (
    <div className={`price-card${hasRooms ? ' price-card--rooms' : ''}`}>
      <div>
        <SectionTitle id="price-title">{words.title}</SectionTitle>
        <p className="price-card__lead">
          {show(words.amount, { price: <Amount price={formatRupees(facts.package.price)} /> })}
        </p>
        <PriceWithTaxes as="p" className="price-card__total" price={facts.package.price} />
        {taxes.open && (
          <p className="price-card__total quiet">
            <a href={messagingHref(facts.agency, plainText(messages.price))}>{taxes.open}</a>
          </p>
        )}
        <AsOf />
        {links.length > 0 && (
          <ul className="price-card__links quiet screen-only" role="list">
            {links.map(({ id, label, day }) => (
              <li key={id} data-day={day}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        <Family>
          {hasRooms && (
            <RoomPrices rooms={rooms}>
              <h3 className="price-card__part" id="rooms">
                {answers.rooms.title}
              </h3>
            </RoomPrices>
          )}
        </Family>
        {lastOther && (
          // It says that some dates have other prices, until the last of those dates has passed.
          <p className="price-card__dates quiet" data-day={lastOther.date}>
            {answers.departures.pricesDiffer}
          </p>
        )}
      </div>
      {hasRooms ? <div className="price-card__side">{listsAndPaying}</div> : listsAndPaying}
      <div className={`price-card__ask${isPayingShown ? ' price-card__ask--below-paying' : ''}`}>
        <div className="price-card__note quiet">
          <p>{words.note}</p>
          <p>
            {refund} <a href={linkTo('/refund-policy').href}>{words.refundLink}</a>
          </p>
          <RefundSteps />
          {conditions.map((each, at) => each && <p key={at}>{each}</p>)}
        </div>
        <div className="price-card__contact screen-only">
          <MessagingLink
            className="button button--green"
            message={messages.price}
            withFamily={isCountable(facts) ? route.edition.familyMessages.price : undefined}
          >
            {words.action}
          </MessagingLink>
          <PhoneLink className="price-card__phone line-link" />
        </div>
      </div>
    </div>
  );
}

function isLong(item: FilledText): boolean {
  return plainText(item).length > longestServiceInHalfARow;
}

function Amount({ price }: { price: string }) {
  const size = price.length > longestAmountInLargeType ? ' price-card__amount--long' : '';
  return (
    <span className={`price-card__amount${size}`}>
      <LeftToRight>
        <span className="price-card__sign">{price[0]}</span>
        {price.slice(1)}
      </LeftToRight>
    </span>
  );
}
