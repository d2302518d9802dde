/** The price card: the starting price, what it includes, and the way to ask for it. */
import type { PriceContent } from '../homes.ts';
import { Icon } from './Icon.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { PriceSentence } from './PriceSentence.tsx';
import { SectionTitle } from './SectionTitle.tsx';

/** Characters of the prices that fill the card of a narrow phone at full size. */
const maxCharacters = 9;

export function PriceCard({ content }: { content: PriceContent }) {
  const { refundLink, action } = content;
  return (
    <section className="price-band band" id="price" aria-labelledby="price-title">
      <div className="price-card">
        <div>
          <SectionTitle id="price-title">{content.title}</SectionTitle>
          <p className="price-card__lead">
            <PriceSentence text={content.amount}>
              {(price) => <Amount price={price} />}
            </PriceSentence>
          </p>
        </div>
        <ul className="price-card__includes" role="list">
          {content.includes.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
        <div className="price-card__ask">
          <div className="price-card__note">
            <p>{content.note}</p>
            <p>
              {content.refund} <a href={refundLink.href}>{refundLink.label}</a>
            </p>
            {content.conditions.map((condition) => (
              <p key={condition}>{condition}</p>
            ))}
          </div>
          <div className="price-card__contact">
            <MessagingLink className="button button--green" message={action.message}>
              {action.label}
            </MessagingLink>
            <PhoneLink className="price-card__phone" />
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
      <LeftToRight>
        <span className="price-card__sign">{price[0]}</span>
        {price.slice(1)}
      </LeftToRight>
    </span>
  );
}
