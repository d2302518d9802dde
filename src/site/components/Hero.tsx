/** The first screen of the home page: headline in the sky, actions on the ridge, the loop behind them. */
import { messages } from '../../content/messages.ts';
import { pricing } from '../../content/pricing.ts';
import { formatRupees } from '../format.ts';
import type { Home } from '../../schemas/content.ts';
import { HeroLoop, HeroLoopButton } from './HeroLoop.tsx';
import { HeroPoster } from './HeroPoster.tsx';
import { Icon } from './Icon.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MessagingLink } from './MessagingLink.tsx';

export function Hero({ words }: { words: Home['hero'] }) {
  return (
    <section className="hero" aria-labelledby="hero-title" data-behaviour="hero-loop">
      <HeroPoster />
      <HeroLoop />
      <div className="hero__words wrapper">
        <p className="hero__talbiyah" lang="ar" dir="rtl">
          {words.talbiyah}
        </p>
        <LanguageLinks />
        <h1 className="hero__title" id="hero-title">
          {words.headline}
        </h1>
        <p className="hero__tagline">{words.tagline}</p>
      </div>
      <div className="hero__actions wrapper">
        <MessagingLink className="button button--gold button--large" message={messages.booking}>
          {words.book}
        </MessagingLink>
        <a className="hero__price" href="#price">
          <span>
            {words.priceLead} <strong>{formatRupees(pricing.amount)}</strong>
          </span>
        </a>
        <a className="hero__more" href="#includes">
          <Icon name="down" />
          <span>{words.more}</span>
        </a>
        <HeroLoopButton />
      </div>
    </section>
  );
}
