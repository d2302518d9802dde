/** The body of a page of text: list of contents, figures at a glance, numbered sections, and how to ask a question. */
import { isRulePage } from '../../../agency/pageNames.ts';
import type { PageOfText } from '../../edition.ts';
import { usePage } from '../../pageContext.ts';
import { EmailLink } from '../shared/EmailLink.tsx';
import { TextContents } from './TextContents.tsx';
import { RefundLadder } from './RefundLadder.tsx';
import { TextBlocks } from './TextBlocks.tsx';
import { TextGlance } from './TextGlance.tsx';
import { NavigationLink } from '../shared/NavigationLink.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

export function TextArticle({
  title,
  lead,
  text,
  refundSteps: hasSteps,
  question,
  firstMessage,
}: PageOfText) {
  const { route, words, fill } = usePage();
  const around = words.pages.textPage;
  const { glance, before, sections } = text;
  const { lang, linkTo } = route.editions[0]!;
  const ladder = hasSteps ? <RefundLadder /> : null;
  return (
    <div className="text-article wrapper">
      {/* Without sections, an empty element keeps the text in the same column as on other pages. */}
      {sections.length > 0 ? <TextContents title={around.contents} sections={sections} /> : <div />}
      <div>
        {glance.length > 0 ? (
          <TextGlance title={around.glance} items={glance}>
            {ladder}
          </TextGlance>
        ) : (
          ladder
        )}
        {isRulePage(route.name) && around.decides && (
          <p className="text-article__lead text-article__decides">
            <NavigationLink label={around.decides} {...linkTo(`/${route.name}`)} hrefLang={lang} />
          </p>
        )}
        <p className="text-article__lead lead">{lead}</p>
        {before.length > 0 && (
          <div className="text-article__section">
            <TextBlocks tokens={before} />
          </div>
        )}
        {sections.map(({ id, title: heading, body }, index) => (
          // Not a section element: fourteen more landmarks would bury the others for screen reader users.
          <div className="text-article__section" id={id} key={id}>
            <h2 className="text-article__title">
              <span className="text-article__number">{`${index + 1}.`}</span> {heading}
            </h2>
            <TextBlocks tokens={body} />
          </div>
        ))}
        <div className="text-article__question screen-only">
          <p>{question ?? around.question}</p>
          <div className="text-article__actions">
            <MessagingLink
              className="button button--green"
              message={firstMessage ?? fill(around.firstMessage, { title })}
            >
              {around.message}
            </MessagingLink>
            <PhoneLink className="button button--outline" />
            <EmailLink className="button button--outline">
              <span>{around.write}</span>
            </EmailLink>
          </div>
        </div>
      </div>
    </div>
  );
}
