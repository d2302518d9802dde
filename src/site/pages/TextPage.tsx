/** A page of text, which is a file of src/content/pages. */
import type { TextPage as TextPageContent } from '../../agency/schemas/content.ts';
import { TextArticle } from '../components/text/TextArticle.tsx';
import { PageHero } from '../components/shared/PageHero.tsx';
import { usePage } from '../pageContext.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function TextPage(page: TextPageContent) {
  const { route, words, facts } = usePage();
  const { effectiveDate, inShort, decides } = words.pages!.textPage;
  const { lang: hrefLang, linkTo } = route.editions[0]!;
  return (
    <PageLayout
      first={
        <PageHero
          title={page.title}
          {...(page.effectiveDate && {
            effectiveDate: { label: effectiveDate, date: facts.policy.effectiveDate },
            decides:
              decides === undefined
                ? decides
                : { label: decides, ...linkTo(`/${route.name}`), hrefLang },
            inShort,
          })}
        />
      }
    >
      <TextArticle {...page} />
    </PageLayout>
  );
}
