/** The first screen of Home: the headline over the sky of the picture, the buttons over its ridge, and the video behind. */
import { formatRupees } from '../../../values/format.ts';
import type { Structure, Words } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { HeroLoop, HeroLoopButton } from './HeroLoop.tsx';
import { HeroPoster } from './HeroPoster.tsx';
import { Icon } from '../shared/Icon.tsx';
import { LanguageLinks } from '../shared/LanguageLinks.tsx';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';

type HeroProps = Structure['hero'] & { words: Words['hero'] };

export function Hero({ words, posters, talbiyah }: HeroProps) {
  const { facts, show, words: all } = usePage();
  const taxes = show({ template: '{withTaxes}' }, {});
  return (
    <section className="hero" aria-labelledby="hero-title" data-behaviour="hero-loop">
      <HeroPoster {...posters} />
      <HeroLoop />
      <div className="hero__words wrapper">
        <p className="hero__talbiyah" lang="ar" dir="rtl">
          {talbiyah}
        </p>
        <h1 className="hero__title" id="hero-title">
          {words.headline}
        </h1>
        <LanguageLinks />
        <p className="hero__tagline">{words.tagline}</p>
      </div>
      <div className="hero__actions wrapper screen-only">
        <MessagingLink className="button button--gold button--wide" message={all.messages.booking}>
          {words.book}
        </MessagingLink>
        <a className="hero__more" href="#includes">
          <span>{words.more}</span>
          <Icon name="down" />
        </a>
        <HeroLoopButton label={words.pause} />
        <a className="hero__price" href="#price">
          <span>
            {show(words.price, {
              price: (
                <strong>
                  <LeftToRight>{formatRupees(facts.package.price)}</LeftToRight>
                </strong>
              ),
            })}
            {taxes && (
              <>
                {' '}
                <span className="hero__taxes">{taxes}</span>
              </>
            )}
          </span>
        </a>
      </div>
    </section>
  );
}
