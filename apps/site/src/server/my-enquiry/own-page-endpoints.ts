import type { IncomingMessage, ServerResponse } from 'node:http';
import { timeIn } from '@sundowner/calendar/zone';
import type { CurrentContent } from '@sundowner/enquiries/delivery/enquiry-content';
import { isLinkToken } from '@sundowner/enquiries/own-page/own-keys';
import type { OwnPage, OwnVisitor } from '@sundowner/enquiries/own-page/own-page';
import {
  type OwnForm,
  type OwnNews,
  type OwnPageState,
  type OwnPost,
  ownForms,
  ownNews,
  unsentIn,
} from '@sundowner/enquiries/own-page/own-page-state';
import type { TextFile } from '@sundowner/enquiries/own-page/person-records';
import type { BodyPace } from '@sundowner/serving/body-pace';
import type { PageRenderer } from '../astro-pages.ts';
import { noLocals } from '../enquiry/form-state.ts';
import type { PostFields } from '../enquiry/parse-body.ts';
import { answerSeeOther } from '../http/plain-answer.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import {
  BodyAbortedError,
  BodyCrowdedError,
  BodyStalledError,
  BodyTooLargeError,
} from '../http/read-body.ts';
import {
  beginRefusal,
  isUnheard,
  readsAnswerAs,
  refuseUnheard,
  tooManyPosts,
  tryAgainIn,
} from '../http/refusal-answer.ts';
import type { Log } from '../log.ts';
import { sessionCookie, sessionIn } from './cookies.ts';
import { ownPosts, textsOf, tooMuch } from './own-posts.ts';
import { postReader, type ReadPost } from './read-post.ts';

export const ownPagePath = '/my-enquiry';

interface OwnPageEndpointDeps {
  readonly ownPage: OwnPage;
  readonly rates: Pick<RateLimits, 'post'>;
  readonly pace: BodyPace;
  readonly renderPage: PageRenderer;
  readonly content: CurrentContent;
  /** Whether the site is served over TLS. */
  readonly secure: boolean;
  readonly log: Log;
}

/** What a request of the page is answered by; `false` for any other address. */
export type OwnPageAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  client: () => string,
) => Promise<boolean>;

const isOwnPath = (path: string): boolean => path === ownPagePath || path.startsWith(`${ownPagePath}/`);

const crowdedWords = 'Too many files are on their way. Please try again in a minute';

/** A word for the forms of one drawing. */
const newKey = (): string => crypto.randomUUID();

const visitorOf = ({ headers }: IncomingMessage): OwnVisitor => ({
  session: sessionIn(headers.cookie, 'page'),
  export: sessionIn(headers.cookie, 'export'),
});

/**
 * The traveller's own page. A link in a mail is exchanged at once for a cookie, so that its token stays in no address; nobody keeps an
 * answer, no search engine lists one, and no link out of it says where it came from.
 */
export function ownPageEndpoints(deps: OwnPageEndpointDeps): OwnPageAnswer {
  const { ownPage, rates, renderPage, secure, log } = deps;
  const reader = postReader(deps.pace);
  const take = ownPosts(ownPage, secure);
  const timeNow = () => timeIn(Date.now(), deps.content().collection.installation.timeZone);

  async function draw(
    request: IncomingMessage,
    response: ServerResponse,
    around: {
      readonly news?: OwnNews | null;
      readonly post?: OwnPost;
      readonly status?: OwnPageState['status'];
      readonly retryAfterSeconds?: number;
    } = {},
  ): Promise<void> {
    const { post = null, status = 200 } = around;
    const found = await ownPage.letter(visitorOf(request)).then(
      (letter) => ({ letter, away: false }),
      (error: unknown) => {
        log.error(
          { reason: error instanceof Error ? error.name : 'failure' },
          'an own page could not be read',
        );
        return { letter: null, away: true };
      },
    );
    const formKey = post?.values.key || newKey();
    const shown = found.away ? 503 : status;
    // Words that were refused before anybody looked whether their page is still open.
    const isClosed = !found.letter && !found.away && post?.form !== 'link' && unsentIn(post);
    const { news = isClosed ? 'closed' : null } = around;
    const wait = Math.max(around.retryAfterSeconds ?? 0, shown === 503 ? 10 : 0);
    if (wait > 0) response.setHeader('Retry-After', String(wait));
    await renderPage(request, response, ownPagePath, {
      ...noLocals,
      ownPage: { ...found, status: shown, news, post, formKey },
    });
  }

  async function exchange(response: ServerResponse, token: string): Promise<void> {
    const word = await ownPage.open(token);
    response.setHeader('Set-Cookie', sessionCookie('page', word ?? '', secure));
    answerSeeOther(response, word === null ? `${ownPagePath}?news=old` : ownPagePath);
  }

  function sendText(response: ServerResponse, file: TextFile | null): void {
    if (file) sendFile(response, { ...file, content: Buffer.from(file.content) });
    else answerSeeOther(response, ownPagePath);
  }

  async function get(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const [, , first = '', second = '', third = '', ...rest] = url.pathname.split('/');
    if (url.pathname === ownPagePath) {
      const news = url.searchParams.get('news');
      await draw(request, response, { news: ownNews.find((each) => each === news) ?? null });
    } else if (isLinkToken(first) && second === '') await exchange(response, first);
    else if (first === 'copy.html') sendText(response, await ownPage.copy(visitorOf(request)));
    else if (first === 'everything.html')
      sendText(response, await ownPage.exported(visitorOf(request), 'html'));
    else if (first === 'everything.json')
      sendText(response, await ownPage.exported(visitorOf(request), 'json'));
    else if (first === 'files' && /^\d{1,3}$/.test(third) && rest.length === 0) {
      const file = await ownPage.file(visitorOf(request), second, Number(third));
      if (!file) answerSeeOther(response, ownPagePath);
      else sendFile(response, { fileName: file.name, contentType: file.kind, content: file.content });
    } else answerSeeOther(response, ownPagePath);
  }

  async function post(
    request: IncomingMessage,
    response: ServerResponse,
    form: OwnForm,
    client: string,
  ): Promise<void> {
    let fields: PostFields = {};
    const keep = (arrived: PostFields) => {
      fields = arrived;
    };
    /** Its body may not have been read, or not all of it. */
    const refused = async (
      status: OwnPageState['status'],
      faults: OwnPost['faults'],
      retryAfterSeconds?: number,
    ) => {
      // It may have broken off meanwhile, and was refused for that (http-server.ts).
      if (response.headersSent) return;
      beginRefusal(response);
      if (isUnheard(request)) response.setHeader('Connection', 'close');
      const post = { form, values: textsOf(fields), files: [], faults, awayAt: null };
      await draw(request, response, { status, post, ...(retryAfterSeconds && { retryAfterSeconds }) });
      request.resume();
    };
    const wait = await rates.post(client);
    if (wait !== null) {
      if (readsAnswerAs(request) !== 'page') return refuseUnheard(response, tooManyPosts(wait));
      await reader.begin(request, keep);
      const message = `We have had several requests from your connection within a minute. ${tryAgainIn(wait)}`;
      return refused(429, [{ field: '', message }], wait);
    }
    let body: ReadPost | 'unreadable' | 'crowded';
    try {
      body = await reader.read(request, client, keep);
    } catch (error) {
      if (error instanceof BodyAbortedError) return void (response.headersSent || response.destroy());
      request.resume();
      if (error instanceof BodyTooLargeError) return refused(413, [tooMuch(fields)]);
      if (error instanceof BodyCrowdedError) return refused(503, [{ field: 'files', message: crowdedWords }]);
      if (error instanceof BodyStalledError)
        return refused(408, [{ field: 'text', message: 'It did not arrive whole. Please send it again' }]);
      throw error;
    }
    if (body === 'crowded') return refused(503, [{ field: 'files', message: crowdedWords }]);
    if (body === 'unreadable') return refused(400, [{ field: 'text', message: 'This could not be read' }]);
    fields = body.fields;
    const taken = await take(form, visitorOf(request), body, client).catch((error: unknown) => {
      log.error(
        { reason: error instanceof Error ? error.name : 'failure' },
        'an own page could not take a form',
      );
      return 'away' as const;
    });
    if (taken === 'away') {
      const files = body.files.map(({ fileName }) => fileName);
      const values = textsOf(fields);
      return draw(request, response, {
        status: 503,
        post: { form, values, files, faults: [], awayAt: timeNow() },
      });
    }
    const files = body.files.map(({ fileName }) => fileName);
    const typed = { form, values: textsOf(fields), files, faults: [], awayAt: null };
    if ('notDone' in taken) {
      const { notDone } = taken;
      // What was written comes back; a button alone leads on.
      if (notDone === 'closed' && form !== 'add' && !unsentIn(typed))
        return answerSeeOther(response, `${ownPagePath}?news=closed`);
      return draw(request, response, {
        news: notDone,
        status: notDone === 'other' ? 409 : 400,
        post: typed,
      });
    }
    if ('faults' in taken)
      return draw(request, response, { status: 400, post: { ...typed, faults: taken.faults } });
    if (taken.cookies.length > 0) response.setHeader('Set-Cookie', [...taken.cookies]);
    answerSeeOther(response, `${ownPagePath}?news=${taken.news}#news`);
  }

  return async (request, response, url, client) => {
    // A preview is an editor's, and shows what anybody sees.
    const isPreview = url.pathname === ownPagePath && url.searchParams.has('preview');
    if (!isOwnPath(url.pathname) || isPreview) return false;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    const form = ownForms.find((each) => url.pathname === `${ownPagePath}/${each}`);
    try {
      if (request.method === 'GET' || request.method === 'HEAD') await get(request, response, url);
      else if (request.method === 'POST' && form) await post(request, response, form, client());
      else {
        response.setHeader('Allow', form ? 'POST' : 'GET, HEAD');
        refuseUnheard(response, { status: 405, title: 'This address takes another method.' });
      }
    } catch (error) {
      log.error(
        { reason: error instanceof Error ? error.name : 'failure' },
        'an own page could not be answered',
      );
      if (response.headersSent) response.destroy();
      else
        refuseUnheard(response, {
          status: 503,
          title: 'This cannot be opened just now. Please try again in a moment.',
          link: { href: ownPagePath, words: 'Try again' },
          retryAfterSeconds: 10,
        });
    }
    return true;
  };
}

/** A file to take away, never shown in a page of ours. */
function sendFile(
  response: ServerResponse,
  file: { fileName: string; contentType: string; content: Uint8Array },
): void {
  response.writeHead(200, {
    'Content-Type': file.contentType,
    'Content-Length': file.content.byteLength,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName.toWellFormed())}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  response.end(file.content);
}
