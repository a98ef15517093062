import { enquiryRecords } from '@sundowner/brand';
import type { Endpoint } from 'payload';
import { notAllowed, refusal, uncached } from '../access/answers.ts';
import { writesContent } from '../access/callers.ts';
import { savedEntries } from '../completeness/read-around.ts';
import { type EntryRow, seen } from '../links/index-entries.ts';

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
    const { docs } = await payload.db.find<EntryRow>({
      collection: 'enquiryForm',
      where: { and: [...seen] },
      sort: '-updatedAt',
      limit: 0,
      pagination: false,
      req,
    });
    const consentText = docs
      .map((form) => form.consentText)
      .find((said) => typeof said === 'string' && said !== '');
    if (typeof consentText !== 'string')
      return refusal(409, 'Publish the words of one form first; the others can then have the same.');
    const kinds = new Set(docs.map(({ kind }) => kind));
    const drafts = await savedEntries(req, 'enquiryForm', {}, { limit: 50 });
    const said: string[] = [];
    for (const { kind } of enquiryRecords.filter((record) => !kinds.has(record.kind))) {
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
