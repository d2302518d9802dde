/** A page of text, which is a file of src/content/pages. */
import type { TextPage as TextPageContent } from '../../agency/schemas/content.ts';
import { formatEffectiveDate } from '../../values/format.ts';
import { TextArticle } from '../components/text/TextArticle.tsx';
import { LanguageLinks } from '../components/shared/LanguageLinks.tsx';
import { NavigationLink } from '../components/shared/NavigationLink.tsx';
import { PageHero } from '../components/shared/PageHero.tsx';
import { usePage } from '../pageContext.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function TextPage(page: TextPageContent) {
  return (
    <PageLayout
      first={<PageHero title={page.title}>{page.effectiveDate && <RulesInEffect />}</PageHero>}
    >
      <TextArticle {...page} />
    </PageLayout>
  );
}

/** The day from which the rules of a page apply, which text of them decides, and where they are in other languages. */
function RulesInEffect() {
  const { route, words, facts } = usePage();
  const { effectiveDate: label, inShort, decides } = words.pages!.textPage;
  const { effectiveDate } = facts.policy;
  const { lang, linkTo } = route.editions[0]!;
  return (
    <>
      <p className="page-hero__date star-mark">
        {label}{' '}
        <time dateTime={effectiveDate}>
          {formatEffectiveDate(effectiveDate, route.edition.locale)}
        </time>
      </p>
      {decides && (
        <p className="page-hero__decides">
          <NavigationLink label={decides} {...linkTo(`/${route.name}`)} hrefLang={lang} />
        </p>
      )}
      <LanguageLinks lead={inShort} anchor="#before" />
    </>
  );
}
