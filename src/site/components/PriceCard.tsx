/** The price card: the starting price, what it includes and what not, how to pay, and the way to ask for it. */
import type { AnswersContent } from '../answers.ts';
import type { PriceContent } from '../homes.ts';
import { Icon } from './Icon.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { NotIncluded } from './NotIncluded.tsx';
import { Paying } from './Paying.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { PriceSentence } from './PriceSentence.tsx';
import { RoomPrices } from './RoomPrices.tsx';
import { SectionTitle } from './SectionTitle.tsx';

/** Characters of the prices that fill the card of a narrow phone at full size. */
const maxCharacters = 9;

export interface PriceCardProps {
  content: PriceContent;
  answers: Pick<AnswersContent, 'rooms' | 'excludes' | 'paying'>;
}

export function PriceCard({ content, answers }: PriceCardProps) {
  const { refundLink, action } = content;
  const { rooms, excludes, paying } = answers;
  return (
    <div className={`price-card${rooms ? ' price-card--rooms' : ''}`}>
      <div>
        <SectionTitle id="price-title">{content.title}</SectionTitle>
        <p className="price-card__lead">
          <PriceSentence text={content.amount}>{(price) => <Amount price={price} />}</PriceSentence>
        </p>
        {rooms && <RoomPrices {...rooms} />}
      </div>
      <div className="price-card__lists">
        <h3 className="price-card__part">{content.includesTitle}</h3>
        <ul className="price-card__includes" role="list">
          {content.includes.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
        <p className="price-card__includes-note">{content.includesNote}</p>
        {excludes && <NotIncluded {...excludes} />}
      </div>
      {paying && <Paying {...paying} />}
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
