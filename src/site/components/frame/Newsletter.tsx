/** The newsletter box. Sign-up is not open yet, so Submit only opens a note that says so, and nothing is sent. */
import { plainText } from '../../../values/filledText.tsx';
import type { Words } from '../../../agency/schemas/content.ts';
import { Icon } from '../shared/Icon.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';

export function Newsletter({ words }: { words: Words['newsletter'] }) {
  return (
    <section className="newsletter" aria-labelledby="newsletter-title" data-behaviour="newsletter">
      <h3 className="newsletter__title" id="newsletter-title">
        {words.title}
      </h3>
      <div>
        <label className="newsletter__label quiet" htmlFor="newsletter-email">
          {words.label}
        </label>
        <div className="newsletter__box">
          <input
            className="newsletter__input"
            id="newsletter-email"
            type="email"
            autoComplete="email"
            placeholder={plainText(words.placeholder)}
          />
          <button
            className="button newsletter__submit"
            type="button"
            popoverTarget="newsletter-note"
          >
            {words.submit}
          </button>
        </div>
      </div>
      <div className="newsletter__note" id="newsletter-note" popover="auto">
        <p>{words.note}</p>
        <div className="newsletter__choices">
          <MessagingLink className="button button--green" message={words.firstMessage}>
            {words.message}
          </MessagingLink>
          <button
            className="newsletter__close line-link"
            type="button"
            popoverTarget="newsletter-note"
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            <span>{words.close}</span>
          </button>
        </div>
      </div>
      <p className="visually-hidden" role="status" />
    </section>
  );
}
