/** The price card: the starting price, what it includes, and the way to ask for it. */
import type { Price } from '../../schemas/content.ts';
import { Icon } from './Icon.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { PriceSentence } from './PriceSentence.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export interface PriceCardProps {
  words: Price;
  includes: readonly string[];
  message: string;
}

/** Characters of the prices that fill the card of a narrow phone at full size. */
const maxCharacters = 9;

export function PriceCard({ words, includes, message }: PriceCardProps) {
  return (
    <section className="price-band band" id="price" aria-labelledby="price-title">
      <div className="price-card">
        <div>
          <SectionTitle id="price-title">{words.title}</SectionTitle>
          <p className="price-card__lead">
            <PriceSentence text={words.amount}>{(price) => <Amount price={price} />}</PriceSentence>
          </p>
        </div>
        <ul className="price-card__includes" role="list">
          {includes.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
        <div className="price-card__ask">
          <div className="price-card__note">
            <p>{words.note}</p>
            <p>
              {words.refund} <a href="/refund-policy">{words.refundLink}</a>
            </p>
            {words.conditions.map((condition) => (
              <p key={condition}>{condition}</p>
            ))}
          </div>
          <div className="price-card__contact">
            <MessagingLink className="button button--green" message={message}>
              {words.action}
            </MessagingLink>
            <PhoneLink className="price-card__phone" />
            <LanguageLinks />
          </div>
        </div>
      </div>
    </section>
  );
}

function Amount({ price }: { price: string }) {
  const size = price.length > maxCharacters ? ' price-card__amount--long' : '';
  return (
    <span className={`price-card__amount${size}`}>
      <span className="price-card__sign">{price[0]}</span>
      {price.slice(1)}
    </span>
  );
}
