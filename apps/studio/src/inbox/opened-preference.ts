import { upsertPreferences } from '@payloadcms/ui/rsc';
import type { PayloadRequest } from 'payload';
import { firstVisit, type Opened, withOpened } from './opened.ts';

const key = 'inbox-opened';

function fromPreference(value: unknown): Opened | null {
  if (typeof value !== 'object' || value === null) return null;
  const { since, references } = value as { since?: unknown; references?: unknown };
  if (typeof since !== 'string' || Number.isNaN(Date.parse(since)) || !Array.isArray(references)) return null;
  return { since, references: references.filter((entry) => typeof entry === 'string') };
}

/** What the signed-in person has opened, with `reference` added when one is given. */
export async function openedBy(req: PayloadRequest, now: Date, reference?: string): Promise<Opened> {
  if (!req.user) return firstVisit(now);
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    pagination: false,
    where: {
      and: [
        { key: { equals: key } },
        { 'user.relationTo': { equals: req.user.collection } },
        { 'user.value': { equals: req.user.id } },
      ],
    },
  });
  const known = fromPreference(docs[0]?.value);
  const before = known ?? firstVisit(now);
  const after = reference === undefined ? before : withOpened(before, reference);
  if (!known || after !== before) await upsertPreferences({ key, req, value: { ...after } });
  return after;
}
