import type { CollectionSlug, PayloadRequest } from 'payload';
import type { EntryRow } from '../../content-changes/entry-row.ts';
import { tellOf } from '../../content-changes/hooks.ts';
import { collectionWritten } from '../../places/studio-collection.ts';
import { type Along, type Values, writeAlong } from './write-along.ts';

type Id = EntryRow['id'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return id === null || id === undefined ? '' : String(id);
}

/** What a rate names by a field of that name, and what names its property itself. */
const houses: ReadonlySet<string> = new Set(['residence', 'treehouse']);

interface Elsewhere {
  readonly id: Id;
  /** Keys of the properties. */
  readonly from: string;
  readonly to: string;
}

/** Out of the list of treehouses of the one property, and at the end of that of the other where the one had it. */
function listsOf({ id, from, to }: Elsewhere): readonly Along[] {
  const own = String(id);
  const listed = { seen: false, saved: false };
  const isDraft = ({ _status }: Values) => _status === 'draft';
  const leave = (values: Values) => {
    const held = list(values.treehouses);
    const left = held.filter((each) => idOf(each) !== own);
    if (values.key !== from || left.length === held.length) return null;
    listed[isDraft(values) ? 'saved' : 'seen'] = true;
    return { treehouses: left };
  };
  const enter = (values: Values) => {
    const held = list(values.treehouses);
    const was = listed.seen || (isDraft(values) && listed.saved);
    if (values.key !== to || !was || held.some((each) => idOf(each) === own)) return null;
    return { treehouses: [...held, id] };
  };
  return [
    { among: { key: { equals: from } }, changes: leave },
    { among: { key: { equals: to } }, changes: enter },
  ];
}

/**
 * Has the rates of a residence or a treehouse follow it to another property, in the transaction of the change, and a treehouse's place in
 * the list of the property it had: its page is shown with the prices of its own property.
 */
export async function takeRatesAlong(
  req: PayloadRequest,
  slug: CollectionSlug,
  { before, row }: { readonly before: EntryRow; readonly row: EntryRow },
): Promise<void> {
  const [from, to] = [text(before.property), text(row.property)];
  if (!houses.has(slug) || from === '' || to === '' || from === to) return;
  const rates = await writeAlong(req, 'rate', {
    among: { property: { equals: from } },
    changes: (values) =>
      values.property === from && idOf(values[slug]) === String(row.id) ? { property: to } : null,
  });
  const shown: { slug: CollectionSlug; id: Id }[] = rates.map((id) => ({ slug: 'rate', id }));
  for (const along of slug === 'treehouse' ? listsOf({ id: row.id, from, to }) : [])
    for (const id of await writeAlong(req, 'propertyUpdated', along))
      shown.push({ slug: 'propertyUpdated', id });
  await tellOf(req, shown);
  collectionWritten(req);
}
