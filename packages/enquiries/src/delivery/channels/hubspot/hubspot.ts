import { setTimeout as delay } from 'node:timers/promises';
import { type Collection, emptyCollection } from '@sundowner/brand';
import type { Clock } from '../../../clock.ts';
import type { FormConfig } from '../../../forms/form.ts';
import { formFor } from '../../../forms/registry.ts';
import {
  DestinationFaultError,
  RejectedDeliveryError,
  RetryableDeliveryError,
} from '../../delivery-errors.ts';
import type { Sender } from '../channel.ts';
import { networkFailure, retryAfterSeconds, statusFailure } from '../http/http-failure.ts';
import type { CrmPace } from './pace.ts';
import { refusalOf, refusalWords, withoutOffending } from './refusal.ts';
import type { CrmForm } from './settings.ts';
import { type CrmSubmission, crmSubmission } from './submission.ts';

export interface HubspotSettings {
  /** `HUBSPOT_BASE_URL`, `https://api.hsforms.com` at HubSpot. */
  readonly baseUrl: string;
  readonly portalId: string;
  /** The guid of each of the portal's forms; an enquiry whose form has none is refused, for a person to see. */
  readonly forms: Readonly<Partial<Record<CrmForm, string>>>;
  /** The site's own address, for the page an enquiry came from. */
  readonly siteUrl: string;
  /** What the page at a path is called. */
  readonly pageName: (path: string) => Promise<string>;
  readonly pace: CrmPace;
  readonly clock: Clock;
  /** Where forms are looked up; the registry, but for tests. */
  readonly formFor?: (kind: string) => FormConfig | null;
  /** The places as they are published; none when absent. */
  readonly collection?: () => Collection;
}

const who = 'The CRM';
/** Longest wait for a turn that is worth holding a job for, out of the 10 s it has. */
const longestTurn = 3000;
const answerTime = 10_000;
/** How often a submission is made smaller before we give up on it. */
const mostRounds = 4;
/** HubSpot names no time with its 429; its window is ten seconds. */
const limitWindow = 10;

async function waitForTurn(pace: CrmPace, signal: AbortSignal): Promise<void> {
  const { reserved, wait } = await pace.reserve(longestTurn);
  if (!reserved) {
    throw new RetryableDeliveryError('The CRM takes no more at the moment; waiting for our turn.', {
      retryAfterSeconds: Math.ceil(wait / 1000),
    });
  }
  if (wait > 0) await delay(wait, undefined, { signal });
}

interface Answer {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly body: string;
}

async function post(
  url: URL,
  submission: CrmSubmission,
  settings: HubspotSettings,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    await waitForTurn(settings.pace, signal);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(submission),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTime)]),
    });
    const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), settings.clock.now());
    return { status: response.status, retryAfter, body: await response.text() };
  } catch (error) {
    if (error instanceof RetryableDeliveryError) throw error;
    throw networkFailure(who, error);
  }
}

/** Planned while the settings named a form, which somebody has taken out since. */
const noForm = 'Not sent: the settings name no form of the CRM for this kind';

const notItsAnswer = 'gave an answer that is not the CRM’s own; a proxy may stand before it';

/**
 * Whether a 2xx is HubSpot's: an object with what the visitor of its own form would see, words or an address. A sign-in page of a
 * proxy is none, whatever its status.
 */
function isHubspotAnswer(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object' || answer === null) return false;
    return ['inlineMessage', 'redirectUri'].some(
      (name) => typeof (answer as Record<string, unknown>)[name] === 'string',
    );
  } catch {
    return false;
  }
}

/** The address of a form, `…/submissions/v3/integration/submit/{portalId}/{formGuid}`. */
function addressOf({ baseUrl, portalId }: HubspotSettings, formGuid: string): URL {
  const path = ['submissions/v3/integration/submit', portalId, formGuid];
  return new URL(`${baseUrl.replace(/\/+$/, '')}/${path.map((part) => encodeURI(part)).join('/')}`);
}

/**
 * Delivers to HubSpot's Forms API v3. There is no idempotency key there: when the process is killed between HubSpot's
 * answer and our record of it, the submission is repeated (enquiry contract, "At least once").
 */
export function hubspotSender(settings: HubspotSettings): Sender {
  const lookUp = settings.formFor ?? formFor;
  const places = settings.collection ?? emptyCollection;
  const guidOf = (form: FormConfig | null) => (form?.crmForm ? settings.forms[form.crmForm] : undefined);
  return {
    formOf: (kind) => guidOf(lookUp(kind)) ?? '',
    async deliver({ enquiry }, signal) {
      const form = lookUp(enquiry.kind);
      const guid = guidOf(form);
      if (!form || !guid) throw new RejectedDeliveryError(noForm);
      const url = addressOf(settings, guid);
      const { siteUrl } = settings;
      const pageName = await settings.pageName(enquiry.page);
      const leftOut: string[] = [];
      let submission = crmSubmission(enquiry, form, { siteUrl, pageName }, places());
      for (let round = 1; ; round += 1) {
        const { status, retryAfter, body } = await post(url, submission, settings, signal);
        if (status >= 200 && status < 300) {
          if (!isHubspotAnswer(body)) throw new DestinationFaultError(`${who} ${notItsAnswer} (${status}).`);
          return { detail: leftOut.length ? `accepted, but without: ${leftOut.join('; ')}` : 'accepted' };
        }
        if (status === 429) await settings.pace.hold((retryAfter ?? limitWindow) * 1000);
        if (status !== 400) throw statusFailure(who, status, retryAfter);
        const refusal = refusalOf(body, submission);
        const smaller = round < mostRounds ? withoutOffending(submission, refusal) : null;
        if (!smaller) throw new RejectedDeliveryError(`The CRM refused it: ${refusalWords(refusal)}.`);
        leftOut.push(refusalWords(refusal));
        submission = smaller;
      }
    },
  };
}
