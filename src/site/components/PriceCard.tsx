/** The price card: the starting price, what it includes, and the way to ask for it. */
import { messages } from '../../content/messages.ts';
import { formatRupees } from '../format.ts';
import type { Pricing } from '../../schemas/content.ts';
import { Icon } from './Icon.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

/** Digits and commas of the amounts that fill the card of a narrow phone at full size. */
const mostFigures = 8;

export function PriceCard({ pricing }: { pricing: Pricing }) {
  const [sign, ...figures] = formatRupees(pricing.amount);
  return (
    <section className="price-band band" id="price" aria-labelledby="price-title">
      <div className="price-card">
        <div>
          <h2 className="section-title" id="price-title">
            {pricing.title}
          </h2>
          <p className="price-card__lead">{pricing.lead}</p>
          <p
            className={`price-card__amount${figures.length > mostFigures ? ' price-card__amount--long' : ''}`}
          >
            <span className="price-card__sign">{sign}</span>
            {figures.join('')}
          </p>
        </div>
        <ul className="price-card__includes" role="list">
          {pricing.includes.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
        <div className="price-card__ask">
          <div className="price-card__note">
            <p>{pricing.note}</p>
            <p>
              {pricing.refund} <a href="/refund-policy">{pricing.refundLink}</a>
            </p>
            {pricing.conditions.map((condition) => (
              <p key={condition}>{condition}</p>
            ))}
          </div>
          <div className="price-card__contact">
            <MessagingLink className="button button--green" message={messages.price}>
              {pricing.action}
            </MessagingLink>
            <PhoneLink className="price-card__phone" />
            <LanguageLinks />
          </div>
        </div>
      </div>
    </section>
  );
}
