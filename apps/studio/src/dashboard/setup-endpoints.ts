import { enquiryRecords, firstConsentWords } from '@sundowner/brand';
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { notAllowed, refusal, uncached } from '../access/answers.ts';
import { writesContent } from '../access/callers.ts';
import { formOf } from '../completeness/entry-context.ts';
import { savedEntries } from '../completeness/read-context.ts';
import type { EntryRow } from '../content-changes/entry-row.ts';
import { daysOfWeek } from '../fields/calendar.ts';
import { seen } from '../links/index-entries.ts';

/** Forms with published words of consent, the latest first. */
async function saidForms(req: PayloadRequest): Promise<readonly EntryRow[]> {
  const { docs } = await req.payload.db.find<EntryRow>({
    collection: 'enquiryForm',
    where: { and: [...seen] },
    sort: '-updatedAt',
    limit: 0,
    pagination: false,
    req,
  });
  return docs;
}

/** The words that were published last; `null` where there are none. */
const wordsIn = (forms: readonly EntryRow[]): string | null =>
  forms
    .map(({ consentText }) => consentText)
    .find((said): said is string => typeof said === 'string' && said !== '') ?? null;

const withoutWords = (forms: readonly EntryRow[]) => {
  const kinds = new Set(forms.map(({ kind }) => kind));
  return enquiryRecords.filter(({ kind }) => !kinds.has(kind));
};

type First = Readonly<Record<string, unknown>>;

/** The words of consent of the first form that has none; `null` where each has its own. */
async function firstConsent(req: PayloadRequest): Promise<First | null> {
  const forms = await saidForms(req);
  const [next] = withoutWords(forms);
  return next ? { kind: next.kind, consentText: wordsIn(forms) ?? firstConsentWords } : null;
}

/** All seven days: their times are for a person to say. */
async function firstContact(req: PayloadRequest): Promise<First | null> {
  const [there] = await savedEntries(req, 'contactDetails', {}, { limit: 1 });
  const week = daysOfWeek.map(({ value }, at) => ({ day: value, open: at < 5 }));
  return there ? null : { week };
}

/** What the guide begins by itself, and the field its form opens with. */
const begun: Readonly<
  Record<string, { readonly field: string; first(req: PayloadRequest): Promise<First | null> }>
> = {
  enquiryForm: { field: 'consentText', first: firstConsent },
  contactDetails: { field: 'travelPlannerNumber', first: firstContact },
};

/** `POST /api/setup/begun` with `{collection}` begins an entry of the guide's, and answers with the address of its form. */
export const beginStep: Endpoint = {
  path: '/setup/begun',
  method: 'post',
  handler: async (req) => {
    if (!writesContent(req.user)) return notAllowed();
    const asked = ((await req.json?.()) ?? {}) as { readonly collection?: unknown };
    const collection = String(asked.collection);
    const step = Object.hasOwn(begun, collection) ? begun[collection] : undefined;
    if (!step) return refusal(400, 'Nothing of that kind is begun from here.');
    const data = await step.first(req);
    if (!data) return refusal(409, 'Somebody has begun it by now. Open this page anew.');
    const { id } = await req.payload.create({
      collection: collection as CollectionSlug,
      data: { ...data, _status: 'draft' } as never,
      draft: true,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
    return uncached({ href: formOf(collection, id, step.field) });
  },
};

/**
 * `POST /api/setup/consent`: the account that asks says yes to the words of consent published last, for every form that has none: they are
 * published in their name, with whatever else of such a form waits as a draft.
 */
export const sameConsent: Endpoint = {
  path: '/setup/consent',
  method: 'post',
  handler: async (req) => {
    if (!writesContent(req.user)) return notAllowed();
    const { payload, user } = req;
    const forms = await saidForms(req);
    const consentText = wordsIn(forms);
    if (consentText === null)
      return refusal(409, 'Publish the words of one form first; the others can then have the same.');
    const drafts = await savedEntries(req, 'enquiryForm', {}, { limit: 50 });
    const said: string[] = [];
    for (const { kind } of withoutWords(forms)) {
      const draft = drafts.find((each) => each.kind === kind);
      const data = { kind, consentText, _status: 'published' } as never;
      const asked = { collection: 'enquiryForm', data, depth: 0, overrideAccess: false, user, req } as const;
      if (draft) await payload.update({ ...asked, id: draft.id, overrideLock: false });
      else await payload.create(asked);
      said.push(kind);
    }
    return uncached({ published: said });
  },
};
