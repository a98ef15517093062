import type { IncomingMessage, ServerResponse } from 'node:http';
import { movedPath, serverPaths, withoutEndSlashes } from '@sundowner/brand';
import type { BodyPace } from '@sundowner/serving/body-pace';
import { securityText, securityTextPath } from '@sundowner/serving/security-text';
import { type ClientAddresses, limitKey } from '@sundowner/settings/client-address';
import { pathOnOurHost } from '../content/fields/address.ts';
import { currentCollection, withCollection } from '../content/places/collection-scope.ts';
import type { CollectionStore } from '../content/places/collection-store.ts';
import { previewMarks } from '../content/reading/preview-scope.ts';
import type { SiteSettings } from '../settings.ts';
import type { PageRenderer } from './astro-pages.ts';
import { type Heads, sayCdnHeads } from './cdn/cdn-heads.ts';
import { answerCurrency } from './currency/asked-currency.ts';
import type { ExchangeRates } from './currency/exchange-rates.ts';
import type { EnquiryEndpoints } from './enquiry/endpoints.ts';
import { formLink } from './enquiry/form-state.ts';
import { parseBody } from './enquiry/parse-body.ts';
import { answerRedirect, answerText } from './http/plain-answer.ts';
import type { Wait } from './http/rate-limits.ts';
import { readBody } from './http/read-body.ts';
import { answerHealth, answerReady, type Readiness } from './http/readiness.ts';
import { answerRefusal, refuseUnheard, tooManyPosts, tooManyQuestions } from './http/refusal-answer.ts';
import {
  type HostVerdict,
  isOwnPost,
  namesOneHost,
  requestPath,
  targetHost,
} from './http/request-address.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import type { ArchiveAnswer } from './media/archive-answer.ts';
import { type OwnPageAnswer, ownPagePath } from './my-enquiry/own-page-endpoints.ts';
import { askedOfPage, type Pages } from './pages/pages.ts';
import type { Previews } from './preview.ts';

export interface RequestHandlerDeps {
  readonly siteUrl: string;
  readonly securityContact: SiteSettings['securityContact'];
  readonly checkHost: (host: string | undefined) => HostVerdict;
  readonly ownOrigins: ReadonlySet<string>;
  /** What the cookie of a visitor's answer carries beside it. */
  readonly consentCookie: ConsentCookie;
  readonly bodyPace: BodyPace;
  readonly protection: SecurityHeaders;
  readonly clients: ClientAddresses;
  readonly statics: {
    answer(request: IncomingMessage, response: ServerResponse, path: string): boolean;
  };
  readonly collection: Pick<CollectionStore, 'current' | 'settled'>;
  readonly pages: Pick<Pages, 'sendFresh'>;
  readonly media: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
  /** The pictures of shared links. */
  readonly cards: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
  /** JPEGs for the press. */
  readonly press: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
  /** The pictures of a property in one file: sent by the server, since Astro's answers wait for no reader. */
  readonly archives: ArchiveAnswer;
  readonly enquiries: EnquiryEndpoints;
  readonly ownPage: OwnPageAnswer;
  readonly renderPage: PageRenderer;
  /** Counts a post. */
  readonly countPost: (key: string) => Promise<Wait>;
  /** Counts a question that no cache answers: a search, a comparison, a sum, an archive. */
  readonly countSearch: (key: string) => Promise<Wait>;
  readonly previews: Previews;
  readonly readiness: Pick<Readiness, 'state'>;
  readonly exchange: ExchangeRates;
  /** What is said to a CDN of a path that leads to another. */
  readonly redirectHeads: Heads;
  /** Whether answers say something to a CDN. */
  readonly saysToCdn: boolean;
}

/** Takes every request of the public port through the same steps: protect, check, and hand to the part that answers its path. */
export function requestHandler(deps: RequestHandlerDeps) {
  const { checkHost, collection, enquiries, renderPage } = deps;

  /** A page that says nowhere where it is left from posts its forms from the origin "null", and its cookie comes from our own pages alone. */
  const originsFor = (path: string): ReadonlySet<string> =>
    path.startsWith(`${ownPagePath}/`) ? withNull : deps.ownOrigins;
  const withNull = new Set([...deps.ownOrigins, 'null']);

  return (request: IncomingMessage, response: ServerResponse): Promise<void> | undefined =>
    sendAtOnce(request, response, request.url ?? '')
      ? undefined
      : withCollection(collection.current(), () => answer(request, response));

  /**
   * A page that is kept: of the request nothing else has to be read than that it is for us.
   *
   * @param at as it was sent, or read: under an address with more in it, such as what an advertisement says of itself, it is kept too
   */
  function sendAtOnce(request: IncomingMessage, response: ServerResponse, at: string | URL): boolean {
    const { method, rawHeaders } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (hostOf(request) !== 'ours' || !namesOneHost(rawHeaders)) return false;
    const around = deps.protection.of(typeof at === 'string' ? at : at.pathname);
    return deps.pages.sendFresh(request, response, at, around);
  }

  /** A request that names a host in both places must name one of ours in both. */
  function hostOf({ headers, url }: IncomingMessage): HostVerdict {
    const ownHost = checkHost(headers.host);
    const named = ownHost === 'ours' ? targetHost(url) : null;
    return named === null ? ownHost : checkHost(named);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = requestPath(request.url);
    if (url && sendAtOnce(request, response, url)) return;
    if (deps.saysToCdn) sayCdnHeads(response);
    const client = () => clientKey(deps.clients, request);
    deps.protection.set(response, url?.pathname ?? '');
    if (!url) return refuseUnheard(response, { status: 400, title: 'This address cannot be read.' });
    if (!namesOneHost(request.rawHeaders))
      return refuseUnheard(response, { status: 400, title: 'This request names more than one site.' });
    // A load balancer asks by address: what these say is worth no protection.
    if (url.pathname === serverPaths.health) return answerHealth(request, response);
    if (url.pathname === serverPaths.ready) return answerReady(request, response, deps.readiness);

    const host = hostOf(request);
    if (host === 'malformed')
      return refuseUnheard(response, {
        status: 400,
        title: 'This request does not say which site it is for.',
      });
    if (host === 'strange')
      return refuseUnheard(response, { status: 421, title: 'This site is not served under that name.' });

    if (targetHost(request.url) !== null) request.url = `${url.pathname}${url.search}`;

    const { method = '' } = request;
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads && !isOwnPost(request.headers, originsFor(url.pathname))) {
      return refuseUnheard(response, {
        status: 403,
        title: 'Forms are taken from our own pages only.',
        link: formLink(url.pathname),
      });
    }
    if (url.pathname.startsWith(serverPaths.enquiry)) {
      return enquiries.answer(request, response, url, client());
    }
    if (url.pathname === serverPaths.consent && method === 'POST') {
      const wait = await deps.countPost(client());
      if (wait !== null) return refuseUnheard(response, tooManyPosts(wait));
      return answerConsent(request, response, deps.consentCookie, deps.bodyPace);
    }
    if (await enquiries.answerSubscription(request, response, url, client)) return;
    if (await deps.ownPage(request, response, url, client)) return;
    if (!reads) {
      response.setHeader('Allow', 'GET, HEAD');
      return refuseUnheard(response, { status: 405, title: 'This address takes GET and HEAD.' });
    }
    if (url.pathname === securityTextPath && deps.securityContact !== null)
      return answerSecurityText(response, deps.securityContact, deps.siteUrl);
    if (url.pathname === serverPaths.currency) return answerCurrency(response, url, deps.exchange);
    const { localsFor } = enquiries;
    const draft = async () =>
      renderPage(request, response, `${url.pathname}${url.search}`, {
        ...(await localsFor(url)),
        preview: previewMarks(),
      });
    if (await deps.previews.answer(response, url, draft)) return;
    if (deps.statics.answer(request, response, url.pathname)) return;
    if (url.pathname.startsWith(serverPaths.media)) return deps.media(request, response, url.pathname);
    if (url.pathname.startsWith(serverPaths.cards)) return deps.cards(request, response, url.pathname);
    if (url.pathname.startsWith(serverPaths.press)) return deps.press(request, response, url.pathname);
    // What is published is there for the requests after it.
    await collection.settled();
    await withCollection(collection.current(), () => draw(request, response, url, client));
  }

  async function draw(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    client: () => string,
  ): Promise<void> {
    const moved = movedPath(url.pathname, currentCollection());
    if (moved) return answerRedirect(response, `${moved}${url.search}`, deps.redirectHeads);
    // Not left to Astro, which knows of the query what the page answers: what an advertisement says of itself goes on with the visitor.
    const bare = withoutEndSlashes(url.pathname);
    if (bare !== url.pathname) return answerRedirect(response, `${bare}${url.search}`, deps.redirectHeads);
    if (await deps.archives(request, response, url.pathname, client)) return;
    const { ownQuestion, unfilled } = askedOfPage(url);
    const wait = ownQuestion ? await deps.countSearch(client()) : null;
    if (wait !== null && unfilled === undefined)
      return answerRefusal(response, tooManyQuestions(wait, pathOnOurHost(url.pathname)));
    // Too much was asked: the page is whole without what would fill in its fields, which scripts still do.
    const address = wait === null ? `${url.pathname}${url.search}` : (unfilled ?? url.pathname);
    await renderPage(request, response, address, await enquiries.localsFor(url));
  }
}

function clientKey(clients: ClientAddresses, request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-for'];
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return limitKey(clients.of({ peer: request.socket.remoteAddress, forwardedFor }));
}

interface ConsentCookie {
  readonly secure: boolean;
  readonly days: number;
}

/** An answer and its name; a longer body is none of ours. */
const mostBytes = 200;

/**
 * Remembers whether a visitor agreed to be measured (GEN-05): a first-party cookie with `yes` or `no` and nothing of hers. A script
 * gets 204, a form posted without one the page it came from.
 */
async function answerConsent(
  request: IncomingMessage,
  response: ServerResponse,
  { secure, days }: ConsentCookie,
  pace: BodyPace,
): Promise<void> {
  const body = await readBody(request, mostBytes, pace).catch(() => null);
  const answer = body && parseBody('form', body)?.answer;
  if (answer !== 'yes' && answer !== 'no') {
    return refuseUnheard(response, { status: 400, title: 'The answer must be "yes" or "no".' });
  }
  const attributes = `Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`;
  response.setHeader('Set-Cookie', `consent=${answer}; ${attributes}`);
  response.setHeader('Cache-Control', 'no-store');
  if (request.headers['sec-fetch-mode'] && request.headers['sec-fetch-mode'] !== 'navigate') {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(303, { Location: cameFrom(request.headers.referer) }).end();
}

/** The path of the page the form stood on, whatever the host before it: the browser stays on ours. */
function cameFrom(referer: string | undefined): string {
  return URL.canParse(referer ?? '') ? pathOnOurHost(new URL(referer ?? '').pathname) : '/';
}

/** Where to write of a hole somebody has found. The address editors use is nobody else's business, so it is not named here. */
function answerSecurityText(response: ServerResponse, contact: string, siteUrl: string): void {
  const body = securityText({ contact, origins: [siteUrl], now: Date.now() });
  answerText(response, 200, 'text/plain', body, { 'Cache-Control': 'public, max-age=3600' });
}
