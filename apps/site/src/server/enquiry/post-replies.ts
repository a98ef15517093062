import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EnquiryKind, enquiryRecordOf } from '@sundowner/brand';
import type { ConsentText, FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import { answerJson, answerProblem, answerSeeOther, type Problem } from '../http/plain-answer.ts';
import type { FormState, PageLocals } from './form-state.ts';
import { confirmPath } from './subscription.ts';

/** A refusal of an enquiry post, before it is worded as JSON or as a page. */
export interface Refusal {
  readonly status: FormState['status'];
  readonly title: string;
  readonly detail?: string;
  readonly errors?: FormState['errors'];
  readonly values?: Readonly<FormValues>;
  /** A fresh ticket, where the old one is the matter. */
  readonly ticket?: string;
  readonly retryAfterSeconds?: number;
}

interface Acceptance {
  /** 200 for a repeat of what is already stored. */
  readonly status: 200 | 201;
  readonly reference: string;
  readonly measure: boolean;
}

/** How the replies of one post are given: as JSON to our script, as pages to a form without scripts. */
export interface PostReplies {
  readonly form: 'problem' | 'page';
  accepted(acceptance: Acceptance): void;
  refused(refusal: Refusal): Promise<void>;
}

/** @param thankYou address for a reference (SUB-13, SUB-14) */
export function jsonReplies(response: ServerResponse, thankYou: (reference: string) => string): PostReplies {
  return {
    form: 'problem',
    accepted({ status, reference, measure }) {
      answerJson(response, status, { reference, measure }, { Location: thankYou(reference) });
    },
    async refused({ retryAfterSeconds, values: _, ...problem }) {
      answerProblem(response, problem satisfies Problem, retryAfterSeconds);
    },
  };
}

export interface PageRepliesOptions {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly form: FormConfig;
  readonly thankYou: (reference: string) => string;
  /** What arrived of the form, for a refusal that brings no values of its own. */
  readonly values: () => Readonly<FormValues>;
  /** The ticket the form goes on with; a kept draft keeps its first one. */
  readonly ticket: () => string;
  /** The consent text a ticket is signed with. */
  readonly consentOf: (ticket: string) => ConsentText;
  /** Path on our own host the visitor came from. */
  readonly from: () => string;
  readonly renderPage: (
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    locals: PageLocals,
  ) => Promise<void>;
}

/** The same form again with what was typed (its status in the page's), or on to the thank-you page. */
export function pageReplies(options: PageRepliesOptions): PostReplies {
  const { request, response, form, thankYou, renderPage } = options;
  return {
    form: 'page',
    accepted({ reference }) {
      answerSeeOther(response, thankYou(reference));
    },
    async refused({ status, errors = [], values = options.values(), ticket, retryAfterSeconds }) {
      if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
      const state: FormState = { status, values, errors, apology: status === 503 };
      const address = `/enquire/${form.kind}?from=${encodeURIComponent(options.from())}`;
      const kept = ticket ?? options.ticket();
      await renderPage(request, response, address, {
        ticket: kept,
        form: state,
        consent: options.consentOf(kept),
        sent: null,
      });
    },
  };
}

export type ThankYouAddress = (reference: string, kind: EnquiryKind) => string;

/**
 * Where a sent enquiry leads: our own page, or the address the operator set (SUB-13, SUB-14). The letter's always leads to the
 * page that says what its reader has yet to do (enquiry contract). The reference says nothing of the person.
 *
 * @param setting `THANK_YOU_URL`, a path or a full https address, or `null`
 */
export function thankYouAddress(setting: string | null): ThankYouAddress {
  return (reference, kind) => {
    const page = enquiryRecordOf[kind].confirmed ? confirmPath : (setting ?? '/thank-you');
    return `${page}${page.includes('?') ? '&' : '?'}ref=${encodeURIComponent(reference)}`;
  };
}
