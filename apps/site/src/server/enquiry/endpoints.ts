import type { IncomingMessage, ServerResponse } from 'node:http';
import { enquiryEndpoints } from '@sundowner/brand';
import type { FormConfig } from '@sundowner/enquiries/forms/form';
import { formFor } from '@sundowner/enquiries/forms/registry';
import type { TicketOffice } from '@sundowner/enquiries/ticket';
import { answerJson } from '../plain-answer.ts';
import { answerProblem } from '../problem.ts';
import type { PageLocals } from './form-state.ts';
import { enquiryPost, type PostDeps } from './post.ts';

export interface EnquiryEndpoints {
  /** Answers everything under `/enquiry/`. */
  answer(request: IncomingMessage, response: ServerResponse, url: URL, client: string): Promise<void>;
  /** What a page needs of the pipeline: a ticket for the form's own page, nothing for any other. */
  localsFor(path: string): PageLocals;
}

/** The form an endpoint belongs to, or `null` where this version offers none (SUB-03). */
export function formOfEndpoint(path: string): FormConfig | null {
  for (const [kind, endpoint] of Object.entries(enquiryEndpoints))
    if (endpoint === path) return formFor(kind);
  return null;
}

export function createEnquiryEndpoints(deps: PostDeps): EnquiryEndpoints {
  const post = enquiryPost(deps);
  return {
    async answer(request, response, url, client) {
      const isTicket = url.pathname === '/enquiry/ticket';
      const form = isTicket ? formFor(url.searchParams.get('kind') ?? '') : formOfEndpoint(url.pathname);
      if (!form) return answerProblem(response, { status: 404, title: 'There is no such form.' });
      const allowed = isTicket ? ['GET', 'HEAD'] : ['POST'];
      if (!allowed.includes(request.method ?? '')) {
        response.setHeader('Allow', allowed.join(', '));
        return answerProblem(response, { status: 405, title: 'This address takes another method.' });
      }
      if (isTicket) return answerTicket(deps.tickets, form, response);
      // The query of an old client's address may name a person (SUB-03): it is never looked at.
      return post({ request, response, form, client });
    },
    localsFor(path) {
      const form = formFor(/^\/enquire\/([a-z-]+)$/.exec(path)?.[1] ?? '');
      return { ticket: form && deps.tickets.issue(form), form: null };
    },
  };
}

function answerTicket(tickets: TicketOffice, form: FormConfig, response: ServerResponse): void {
  answerJson(response, 200, { ticket: tickets.issue(form), formVersion: form.version });
}
