/** Answers the requests of the form: facts, words, what to look at, undo and publishing, from this computer alone. */
import type { IncomingMessage } from 'node:http';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { takeBack } from '../../../generator/changes/saveContent.ts';
import { tracePages } from '../../../generator/changes/tracedPages.ts';
import type { MadeSite } from '../../../generator/makeSite.ts';
import { explain } from '../../../generator/report/terminal.ts';
import { fileAt, uncachedResponse, type HttpResponse } from '../../serve.ts';
import { assets } from '../assets.ts';
import { isFromHere } from '../../localAddress.ts';
import type { FormHost } from '../formHost.ts';
import { openPublisher } from '../publisher.ts';
import { readPosted } from '../readPosted.ts';
import { saveAnswer, saveGroup, showFacts, showGroup } from './factsForm.tsx';
import { FormPage } from './FormPage.tsx';
import { outcomeOf, refused, type FormRequest, type Outcome } from './formRequest.ts';
import { savePhoto, showPhotos } from './photosForm.tsx';
import { publish, showPublish } from './publish.tsx';
import { saveWords, showWords } from './wordsForm.tsx';

/** A page of the form: what it shows, what it saves, and the address to go to after a save, if it is not its own. */
interface PageHandler {
  readonly show: (request: FormRequest) => ReactElement | Promise<ReactElement>;
  readonly save: (request: FormRequest) => Promise<Outcome>;
  readonly next?: string;
}

const formPages: Readonly<Record<string, PageHandler>> = {
  '/.dev/facts': { show: showFacts, save: saveAnswer },
  '/.dev/group': { show: showGroup, save: saveGroup },
  '/.dev/photos': { show: showPhotos, save: savePhoto },
  '/.dev/words': { show: showWords, save: saveWords },
  '/.dev/undo': {
    show: showFacts,
    save: (request) =>
      outcomeOf(request, takeBack(request.project, request.posted?.get('id') ?? '')),
    next: '/.dev/facts?undone',
  },
};

/** Returns a function that answers a request, or returns undefined if it is not for the form. */
export function openForm(host: FormHost) {
  const { project } = host;
  const publisher = openPublisher(host);

  const formResponse = async (form: PageHandler, request: FormRequest): Promise<HttpResponse> => {
    const { pathname, query, posted } = request;
    let { problems } = request;
    if (posted) {
      const outcome = await host.inTurn(() => form.save(request));
      if (outcome.made) host.show(outcome.made);
      problems = outcome.problems;
      if (problems.length === 0) {
        query.set('saved', outcome.isRule ? 'rule' : '');
        return redirectTo(form.next ?? pageOfTexts(query) ?? `${pathname}?${query}`);
      }
    }
    const page = renderToStaticMarkup(await form.show({ ...request, problems }));
    return uncachedResponse(`<!doctype html>${page}`, 'text/html', posted ? 422 : 200);
  };
  const publishResponse = (request: FormRequest): HttpResponse => {
    const { posted, pathname } = request;
    const problems = posted ? publish(publisher, project, posted) : request.problems;
    if (posted && problems.length === 0) return redirectTo(pathname);
    const page = showPublish(publisher, { ...request, problems });
    return uncachedResponse(page, 'text/html', posted ? 422 : 200);
  };
  const sitePageResponse = async (made: MadeSite, pathname: string): Promise<HttpResponse> => {
    const page = (await tracePages(project, made)).get(fileAt(pathname) ?? '');
    if (!page) return uncachedResponse('There is no such page.', 'text/plain', 404);
    return uncachedResponse(host.withScript(page.html));
  };

  return async (incoming: IncomingMessage): Promise<HttpResponse | undefined> => {
    // The URL class would throw at "//", which any page of another site can request.
    const [, pathname = '', search] = /^([^?#]*)(\?[^#]*)?/.exec(incoming.url ?? '')!;
    const query = new URLSearchParams(search);
    const site = host.site();
    const buildError = host.buildError();
    const form = formPages[pathname];
    const toEdit = query.has('edit') && !buildError && site;
    if (!form && pathname !== '/.dev/publish' && !(pathname in assets) && !toEdit) return undefined;
    if (!isFromHere(incoming, host.port))
      return uncachedResponse('Open this page on the computer that it runs on.', 'text/plain', 403);
    if (pathname in assets) return assets[pathname]!();
    if (toEdit) return sitePageResponse(toEdit, pathname);
    const problems = buildError ? [{ name: '', sentence: buildError }] : [];
    const sent = incoming.method === 'POST' ? await readPosted(incoming) : { posted: undefined };
    const request = { project, site, pathname, query, problems, ...sent };
    try {
      return form ? await formResponse(form, request) : publishResponse(request);
    } catch (error) {
      // facts.ts was deleted, or cannot be parsed.
      const told = { ...request, problems: refused(explain(error)).problems };
      const page = renderToStaticMarkup(
        <FormPage title="Could not show this page" request={told} />,
      );
      return uncachedResponse(`<!doctype html>${page}`, 'text/html', 500);
    }
  };
}

/** Returns the page of the site on which a text or a picture was pressed, if it was. */
function pageOfTexts(query: URLSearchParams): string | undefined {
  const page = query.get('page');
  return page === null
    ? undefined
    : `${encodeURI(page).replace(/^\/*/, '/')}?edit&saved=${query.get('saved')}`;
}

function redirectTo(location: string): HttpResponse {
  return { status: 303, headers: { ...uncachedResponse().headers, location } };
}
