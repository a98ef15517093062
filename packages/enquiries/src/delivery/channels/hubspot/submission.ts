import type { Collection } from '@sundowner/brand';
import { consentGiven, relevantEmailUpdates, wantsEmailUpdates } from '../../../forms/consent.ts';
import type { FormConfig } from '../../../forms/form.ts';
import type { StoredEnquiry } from '../channel.ts';
import { type CrmField, crmFields } from './fields.ts';

/** Subscription types of the portal (specification 1, section 9). */
const emailUpdates = 306316139;
const consentToStore = 306316330;

export interface CrmContext {
  readonly hutk?: string;
  readonly pageUri?: string;
  readonly pageName?: string;
}

/** The body of HubSpot's `submissions/v3/integration/submit`. */
export interface CrmSubmission {
  /** Milliseconds since 1970, as text. */
  readonly submittedAt: string;
  readonly fields: readonly CrmField[];
  readonly context: CrmContext;
  readonly legalConsentOptions: {
    readonly consent: {
      readonly consentToProcess: boolean;
      readonly text: string;
      readonly communications: readonly {
        readonly value: true;
        readonly subscriptionTypeId: number;
        readonly text: string;
      }[];
    };
  };
}

/** HubSpot's visitor cookie is 32 hexadecimal digits; anything else would have the whole submission refused. */
function hutkOf(hutk: string | null): string | null {
  return hutk !== null && /^[0-9a-f]{32}$/i.test(hutk) ? hutk.toLowerCase() : null;
}

/** Whether the enquiry subscribes to email updates (SUB-05): those who chose it, and those who confirmed the newsletter. */
function subscribes(enquiry: StoredEnquiry, form: FormConfig): boolean {
  return form.crmForm === 'newsletter' || wantsEmailUpdates({ ...enquiry.values });
}

/** Where an enquiry came from. */
export interface CrmOrigin {
  /** The site's own address, for `pageUri`. */
  readonly siteUrl: string;
  /** What its page is called. */
  readonly pageName: string;
}

/**
 * An enquiry as the CRM takes it (SUB-05, SUB-12): mapped fields, the visit's context, and what the visitor agreed to. A
 * telephone enquiry agrees to being stored and to nothing else.
 *
 * @param collection its properties, for the fields of their lodges
 */
export function crmSubmission(
  enquiry: StoredEnquiry,
  form: FormConfig,
  { siteUrl, pageName }: CrmOrigin,
  collection: Collection,
): CrmSubmission {
  const hutk = hutkOf(enquiry.hutk);
  const stored = { value: true, subscriptionTypeId: consentToStore, text: enquiry.consent.text } as const;
  const updates = { value: true, subscriptionTypeId: emailUpdates, text: relevantEmailUpdates } as const;
  return {
    submittedAt: String(Date.parse(enquiry.receivedAt)),
    fields: crmFields(enquiry, form, collection),
    context: {
      ...(hutk ? { hutk } : {}),
      pageUri: new URL(enquiry.page, siteUrl).href,
      pageName,
    },
    legalConsentOptions: {
      consent: {
        consentToProcess: consentGiven({ ...enquiry.values }),
        text: enquiry.consent.text,
        communications:
          subscribes(enquiry, form) && form.crmForm !== 'telephone' ? [updates, stored] : [stored],
      },
    },
  };
}
