import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEnquiryKind, serverPaths } from '@sundowner/brand';
import { isReference } from '@sundowner/desk-wire/reference';
import type { CurrentContent } from '@sundowner/enquiries/delivery/enquiry-content';
import { withConsent } from '@sundowner/enquiries/forms/consent';
import type { FormConfig } from '@sundowner/enquiries/forms/form';
import { choiceStays, formWithContent, knownConsent } from '@sundowner/enquiries/forms/form-content';
import { formFor, forms } from '@sundowner/enquiries/forms/registry';
import { formVersion } from '@sundowner/enquiries/intake/form-reference';
import type { Subscriptions } from '@sundowner/enquiries/intake/subscriptions';
import type { TicketSigner } from '@sundowner/enquiries/intake/ticket';
import { toHttpError } from '../../content/reading/errors.ts';
import { answerJson } from '../http/plain-answer.ts';
import { refuseUnheard } from '../http/refusal-answer.ts';
import { formLink, noLocals, type PageLocals } from './form-state.ts';
import { enquiryPost, type PostDeps } from './post.ts';
import { confirmPath, leavePath, subscriptionPosts } from './subscription.ts';

export interface EnquiryEndpoints {
  /** Answers everything under `/enquiry/`. */
  answer(request: IncomingMessage, response: ServerResponse, url: URL, client: string): Promise<void>;
  /**
   * Answers a post to a page of the letter's subscription; `false` for any other page.
   *
   * @param client gives what rate limits count by
   */
  answerSubscription(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    client: () => string,
  ): Promise<boolean>;
  /** What a page needs of the pipeline: a ticket for the form's own page, the kind for a thank-you page, nothing for any other. */
  localsFor(url: URL): Promise<PageLocals>;
}

/** The form an endpoint belongs to, or `null` where this version offers none (SUB-03). */
function formOfEndpoint(path: string): FormConfig | null {
  return forms.find(({ endpoint }) => endpoint === path) ?? null;
}

export interface EndpointDeps extends PostDeps {
  /** Kind of the enquiry with a reference; `null` when there is none. */
  readonly kindOf: (reference: string) => Promise<string | null>;
  readonly subscriptions: Subscriptions;
}

export function createEnquiryEndpoints(deps: EndpointDeps): EnquiryEndpoints {
  const post = enquiryPost(deps);
  const { desk, tickets, subscriptions } = deps;
  const takeSubscription = subscriptionPosts(deps);
  /** The form as visitors see it now. */
  const shown = (form: FormConfig | null) => form && formWithContent(form, desk(), Date.now() - choiceStays);

  async function sentOf(query: URLSearchParams): Promise<PageLocals['sent']> {
    const reference = query.get('ref') ?? '';
    if (!isReference(reference)) return null;
    const kind = await deps.kindOf(reference).catch(() => null);
    return kind !== null && isEnquiryKind(kind) ? kind : null;
  }

  return {
    async answer(request, response, url, client) {
      const isTicket = url.pathname === `${serverPaths.enquiry}ticket`;
      const form = shown(
        isTicket ? formFor(url.searchParams.get('kind') ?? '') : formOfEndpoint(url.pathname),
      );
      if (!form) return refuseUnheard(response, { status: 404, title: 'There is no such form.' });
      const allowed = isTicket ? ['GET', 'HEAD'] : ['POST'];
      if (!allowed.includes(request.method ?? '')) {
        response.setHeader('Allow', allowed.join(', '));
        return refuseUnheard(response, {
          status: 405,
          title: 'This address takes another method.',
          link: formLink(url.pathname),
        });
      }
      if (isTicket)
        return answerTicket(tickets, asShown(form, url.searchParams.get('consent'), desk), response);
      try {
        // The query of an old client's address may name a person (SUB-03): it is never looked at.
        await post({ request, response, form, client });
      } catch (error) {
        // Nothing was acknowledged: whatever failed, and be it the page of a refusal, may be tried again.
        const { message } = toHttpError(error);
        deps.log.error(
          { kind: form.kind, reason: message, stack: stackOf(error) },
          'an enquiry request failed',
        );
        if (response.headersSent) response.destroy();
        else
          refuseUnheard(response, {
            status: 503,
            title: 'We could not take this just now. Please try again in a moment.',
            link: formLink(url.pathname),
            retryAfterSeconds: 10,
          });
      }
    },
    async answerSubscription(request, response, url, client) {
      if (request.method !== 'POST' || (url.pathname !== confirmPath && url.pathname !== leavePath))
        return false;
      await takeSubscription(request, response, url, client());
      return true;
    },
    async localsFor({ pathname, searchParams }) {
      if (pathname === confirmPath || pathname === leavePath) {
        const token = searchParams.get('token');
        const step = pathname === leavePath ? 'leave' : 'confirm';
        const state = await subscriptions.stateOf(step, token).catch(() => 'unknown' as const);
        return { ...noLocals, subscription: { state, token }, sent: await sentOf(searchParams) };
      }
      if (pathname === '/thank-you') return { ...noLocals, sent: await sentOf(searchParams) };
      const form = shown(formFor(/^\/enquire\/([a-z-]+)$/.exec(pathname)?.[1] ?? ''));
      // An object of its own for every page: pages write what failed into it.
      return form ? { ...noLocals, ticket: tickets.issue(form), consent: form.consent } : { ...noLocals };
    },
  };
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined);

/** The form with the consent text a visitor has before her, when it is one of ours: her ticket must name what she reads. */
function asShown(form: FormConfig, version: string | null, desk: CurrentContent): FormConfig {
  const consent = version === null ? null : knownConsent(desk(), version);
  return consent ? withConsent(form, consent) : form;
}

function answerTicket(tickets: TicketSigner, form: FormConfig, response: ServerResponse): void {
  answerJson(response, 200, {
    ticket: tickets.issue(form),
    formVersion: formVersion(form),
    consent: form.consent,
  });
}
