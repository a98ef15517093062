import type { CollectionSlug, PayloadRequest } from 'payload';
import type { EntryRow } from '../../content-changes/entry-row.ts';
import { tellOf } from '../../content-changes/hooks.ts';
import { ownPath } from '../link-form.ts';
import { placeAddress } from './moves.ts';
import { type Values, writeAlong } from './write-along.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** By what a place was called what it is called now. */
type Renamed = ReadonlyMap<string, string>;

const names = ['name', 'shortName'] as const;

function renamed(before: Values, now: Values): Renamed {
  const pairs = names.map((field) => [text(before[field]), text(now[field])] as const);
  return new Map(pairs.filter(([was, is]) => was !== '' && is !== '' && was !== is));
}

/** The steps of a breadcrumb that lead to the place, or are its own last one, with its other name; `null` where none is. */
function stepsAfter(
  steps: unknown,
  leads: (link: unknown) => boolean,
  to: Renamed,
): readonly unknown[] | null {
  const now = list(steps).map((step) => {
    const held = step as Values;
    const name = leads(held.link) ? to.get(text(held.name)) : undefined;
    return name === undefined ? step : { ...held, name };
  });
  return now.some((step, at) => step !== list(steps)[at]) ? now : null;
}

/**
 * Has breadcrumbs that tell the way by a property or a lodge call it what it is called now, in the transaction of the change: those of its
 * lodges and villas, and its own. A step that was called otherwise stays as its editor has it.
 */
export async function renameSteps(
  req: PayloadRequest,
  slug: CollectionSlug,
  { before, row }: { readonly before: EntryRow; readonly row: EntryRow },
): Promise<void> {
  const to = renamed(before, row);
  const path = placeAddress(slug, row);
  if (to.size === 0 || path === null) return;
  const isItself = (id: EntryRow['id']) => slug === 'accommodation' && String(id) === String(row.id);
  const property = slug === 'accommodation' ? row.property : row.key;
  const shown = await writeAlong(req, 'accommodation', {
    among: { property: { equals: property } },
    changes: ({ breadcrumbs }, id) => {
      const leads = (link: unknown) => ownPath(link) === path || (isItself(id) && !text(link));
      const steps = stepsAfter(breadcrumbs, leads, to);
      return steps && { breadcrumbs: steps };
    },
  });
  await tellOf(
    req,
    shown.map((id) => ({ slug: 'accommodation' as CollectionSlug, id })),
  );
}
