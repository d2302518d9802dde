/** Answers the editor's requests: facts, words, photos, undo and publishing. Only this computer may make them. */
import type { IncomingMessage } from 'node:http';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DevExtension, DevContext } from '../generator/dev/devServer.ts';
import { fileAt, uncachedResponse, type HttpResponse } from '../generator/webServer/serve.ts';
import type { MadeSite } from '../generator/makeSite.ts';
import { explain } from '../generator/terminal.ts';
import { assets } from './assets.ts';
import { takeBack } from './changes/saveContent.ts';
import { readGroup, showFacts } from './form/factsForm.tsx';
import { saveFields, showFields, type ReadFields } from './form/FieldsPage.tsx';
import { FormPage, Saved } from './form/FormPage.tsx';
import type { FormRequest } from './form/formRequest.ts';
import { refused, whatIsSaved, type SaveOutcome } from './form/outcome.ts';
import { outcomeOf } from './form/outcomeOf.ts';
import { readPhoto, showPhotos } from './form/photosForm.tsx';
import { openPublisher, type Publisher } from './form/publisher.ts';
import { publish, showPublish } from './form/publishForm.tsx';
import { readPosted } from './form/readPosted.ts';
import { readWords, showWords } from './form/wordsForm.tsx';
import { isFromHere } from './isFromHere.ts';
import { tracePages } from './page/tracedPages.ts';

/** A page of the form: what it shows, and what it saves. */
interface PageHandler {
  readonly show: (request: FormRequest) => ReactElement;
  readonly save?: (request: FormRequest) => Promise<SaveOutcome>;
  /** Whether what a save starts waits for its turn by itself, as an upload does. Other saves are run in turn. */
  readonly waitsItself?: boolean;
  /** The address to go to after a save, if it is not its own. */
  readonly next?: string;
}

/** Takes the function that reads the fields of a page, and the one that shows the list when a request names no such page. */
function pageWith(read: ReadFields, showList: PageHandler['show']): PageHandler {
  return {
    show: (request) => showFields(request, read) ?? showList(request),
    save: (request) => saveFields(request, read),
  };
}

/** Takes the publisher of the running dev; returns all pages of the form. */
function formPagesByAddress(publisher: Publisher): Readonly<Record<string, PageHandler>> {
  return {
    '/.dev/facts': { show: showFacts },
    '/.dev/group': pageWith(readGroup, showFacts),
    '/.dev/photos': pageWith(readPhoto, showPhotos),
    '/.dev/words': pageWith(readWords, showWords),
    '/.dev/undo': {
      show: showFacts,
      save: (request) => outcomeOf(request, takeBack(request.project, idIn(request))),
      next: '/.dev/facts?undone',
    },
    '/.dev/publish': {
      show: (request) => showPublish(publisher, request),
      save: (request) => publish(publisher, request),
      waitsItself: true,
      next: '/.dev/publish',
    },
  };
}

/** Returns the id of the save that a button names. */
const idIn = ({ posted }: FormRequest) => posted?.get('id') ?? '';

/** Opens the editor in a running dev. */
export function openEditor(dev: DevContext): DevExtension {
  const { project } = dev;
  const formPages = formPagesByAddress(openPublisher(dev));

  const formResponse = async (form: PageHandler, request: FormRequest): Promise<HttpResponse> => {
    const { pathname, query, posted } = request;
    let { problems } = request;
    if (posted && form.save) {
      const write = () => form.save!(request);
      const outcome = await (form.waitsItself ? write() : dev.inTurn(write));
      if (outcome.made) dev.show(outcome.made);
      problems = outcome.problems;
      if (problems.length === 0) {
        query.set('saved', whatIsSaved(outcome));
        return redirectTo(form.next ?? pageOfTexts(query) ?? `${pathname}?${query}`);
      }
    }
    const page = renderToStaticMarkup(form.show({ ...request, problems }));
    return uncachedResponse(`<!doctype html>${page}`, 'text/html', posted ? 422 : 200);
  };
  const sitePageResponse = (made: MadeSite, pathname: string): HttpResponse => {
    const page = tracePages(project, made).get(fileAt(pathname) ?? '');
    if (!page) return uncachedResponse('There is no such page.', 'text/plain', 404);
    return uncachedResponse(dev.withScript(page));
  };

  const answer = async (incoming: IncomingMessage): Promise<HttpResponse | undefined> => {
    // The URL class would throw at "//", which any page of another site can request.
    const [, pathname = '', search] = /^([^?#]*)(\?[^#]*)?/.exec(incoming.url ?? '')!;
    const query = new URLSearchParams(search);
    const site = dev.site();
    const buildError = dev.buildError();
    const form = formPages[pathname];
    const siteToEdit = query.has('edit') && !buildError ? site : undefined;
    if (!form && !(pathname in assets) && !siteToEdit) return undefined;
    if (!isFromHere(incoming, dev.port))
      return uncachedResponse(
        'Open this page on the computer that runs npm run dev.',
        'text/plain',
        403,
      );
    if (pathname in assets) return assets[pathname]!();
    if (siteToEdit) return sitePageResponse(siteToEdit, pathname);
    const problems = buildError ? [{ name: '', sentence: buildError }] : [];
    const sent = incoming.method === 'POST' ? await readPosted(incoming) : { posted: undefined };
    const request = { project, site, pathname, query, problems, ...sent };
    try {
      return await formResponse(form!, request);
    } catch (error) {
      // facts.jsonc was deleted, or cannot be parsed.
      const told = { ...request, problems: refused(explain(error)).problems };
      const page = renderToStaticMarkup(
        <FormPage title="Could not show this page" request={told}>
          {request.posted && <TypedAgain posted={request.posted} uploads={request.uploads} />}
        </FormPage>,
      );
      return uncachedResponse(`<!doctype html>${page}`, 'text/html', 500);
    }
  };
  const said = {
    ofRule: renderToStaticMarkup(<Saved what="rule" />),
    ofNothing: renderToStaticMarkup(<Saved what="nothing" />),
    ofOthers: renderToStaticMarkup(<Saved what="" />),
  };
  // Loads the bar.
  const script = `import('/.dev/bar.js').then(({ showSaved }) => showSaved(${JSON.stringify(said)}));\n`;
  return { answer, script };
}

interface TypedAgainProps {
  readonly posted: URLSearchParams;
  readonly uploads: FormRequest['uploads'];
}

/** Keeps what was typed when its page cannot be shown, so that it can be saved once the file is repaired. */
function TypedAgain({ posted, uploads }: TypedAgainProps) {
  const typed = [...posted].filter(([name]) => name !== 'password');
  return (
    <form method="post" encType="multipart/form-data" data-refused="">
      <p>What you typed is kept on this page. Fix that problem first, then save it here.</p>
      {uploads && uploads.size > 0 && (
        <p>A photo that you chose is not kept. Choose it again after you have saved the rest.</p>
      )}
      {typed.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <button>Save what I typed</button>
    </form>
  );
}

/** Returns the page of the site on which a text or a picture was pressed, if the visit began there. */
function pageOfTexts(query: URLSearchParams): string | undefined {
  const page = query.get('page');
  return page === null
    ? undefined
    : `${encodeURI(page).replace(/^\/*/, '/')}?edit&saved=${query.get('saved')}`;
}

function redirectTo(location: string): HttpResponse {
  return { status: 303, headers: { ...uncachedResponse().headers, location } };
}
