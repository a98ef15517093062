import type { CollectionBeforeChangeHook } from 'payload';

export interface OfferedChoice {
  readonly value: string;
  readonly label: string;
  readonly published?: boolean | null;
}

export interface RetiredChoice {
  readonly value: string;
  readonly label: string;
  /** When it was last offered, ISO 8601. */
  readonly until: string;
}

const offered = (choices: readonly OfferedChoice[]) => choices.filter(({ published }) => published !== false);

/**
 * The choices no longer offered once `after` replaces `before`: what went is added with the time it went, what came back
 * is taken out.
 */
export function retiredAfter(
  retired: readonly RetiredChoice[],
  before: readonly OfferedChoice[],
  after: readonly OfferedChoice[],
  now: Date,
): readonly RetiredChoice[] {
  const stays = new Set(offered(after).map(({ value }) => value));
  const gone = offered(before).filter(({ value }) => !stays.has(value));
  const replaced = new Set(gone.map(({ value }) => value));
  return [
    ...retired.filter(({ value }) => !stays.has(value) && !replaced.has(value)),
    ...gone.map(({ value, label }) => ({ value, label, until: now.toISOString() })),
  ];
}

interface List {
  readonly choices?: readonly OfferedChoice[] | null;
  readonly retired?: readonly RetiredChoice[] | null;
  readonly _status?: string;
}

/**
 * Remembers when a choice was last offered, whatever a request says of it: the site takes a choice for 30 days after
 * it went, because forms stay open (docs/forms).
 */
export const keepRetiredChoices: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') return { ...data, retired: [] };
  // What visitors were offered is the published row; `originalDoc` may be a draft over it.
  const row = await req.payload.findByID({
    collection: 'choiceList',
    id: originalDoc.id,
    depth: 0,
    draft: false,
    // It may be on leaving the trash.
    trash: true,
    req,
  });
  const before = row as List;
  const retired = before.retired ?? [];
  if (data._status !== 'published' || before._status !== 'published') return { ...data, retired };
  const after = (data.choices ?? before.choices ?? []) as OfferedChoice[];
  return { ...data, retired: retiredAfter(retired, before.choices ?? [], after, new Date()) };
};
