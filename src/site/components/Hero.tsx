/** The first screen of the home page: headline in the sky, actions on the ridge, the loop behind them. */
import type { Home } from '../../schemas/content.ts';
import { HeroLoop, HeroLoopButton } from './HeroLoop.tsx';
import { HeroPoster } from './HeroPoster.tsx';
import { Icon } from './Icon.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LeftToRight } from './LeftToRight.tsx';
import { MessagingLink } from './MessagingLink.tsx';
import { PriceSentence } from './PriceSentence.tsx';

export function Hero({ words, message }: { words: Home['hero']; message: string }) {
  return (
    <section className="hero" aria-labelledby="hero-title" data-behaviour="hero-loop">
      <HeroPoster {...words.posters} />
      <HeroLoop />
      <div className="hero__words wrapper">
        <p className="hero__talbiyah" lang="ar" dir="rtl">
          {words.talbiyah}
        </p>
        <h1 className="hero__title" id="hero-title">
          {words.headline}
        </h1>
        <LanguageLinks />
        <p className="hero__tagline">{words.tagline}</p>
      </div>
      <div className="hero__actions wrapper">
        <MessagingLink className="button button--gold button--large" message={message}>
          {words.book}
        </MessagingLink>
        <a className="hero__price" href="#price">
          <span>
            <PriceSentence text={words.price}>
              {(price) => (
                <strong>
                  <LeftToRight>{price}</LeftToRight>
                </strong>
              )}
            </PriceSentence>
          </span>
        </a>
        <a className="hero__more" href="#includes">
          <span>{words.more}</span>
          <Icon name="down" />
        </a>
        <HeroLoopButton pause={words.pause} play={words.play} />
      </div>
    </section>
  );
}
