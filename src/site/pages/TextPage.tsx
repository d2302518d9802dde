/** A page of text, which is a file of src/content/pages. */
import { isRulePage } from '../../agency/pageNames.ts';
import type { PageOfText } from '../edition.ts';
import { formatEffectiveDate } from '../../values/format.ts';
import { TextArticle } from '../components/text/TextArticle.tsx';
import { LanguageLinks } from '../components/shared/LanguageLinks.tsx';
import { PageHero } from '../components/shared/PageHero.tsx';
import { usePage } from '../pageContext.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function TextPage(page: PageOfText) {
  const { route } = usePage();
  return (
    <PageLayout
      first={<PageHero title={page.title}>{isRulePage(route.name) && <RulesInEffect />}</PageHero>}
    >
      <TextArticle {...page} />
    </PageLayout>
  );
}

/** The effective date of a page of rules, and links to it in other languages. */
function RulesInEffect() {
  const { route, words, facts } = usePage();
  const { effectiveDate: label } = words.pages.textPage;
  const { effectiveDate } = facts.policy;
  return (
    <>
      <p className="page-hero__date star-mark">
        {label}{' '}
        <time dateTime={effectiveDate}>
          {formatEffectiveDate(effectiveDate, route.edition.locale)}
        </time>
      </p>
      <LanguageLinks />
    </>
  );
}
