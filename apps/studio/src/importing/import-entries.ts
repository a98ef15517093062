import { type Decision, decide, digestOf } from './decide.ts';
import type { ImportRun } from './import-run.ts';
import { inLinkOrder, linksIn } from './link-order.ts';
import { lostWords } from './lost-words.ts';
import { entryContext, type MadeEntry, makeEntry } from './make-entry.ts';
import type { EntryState } from './payload-importer.ts';
import type { PlannedEntry } from './plan-entries.ts';
import type { Localised } from './source.ts';

/**
 * Puts every planned entry into the studio: what is linked to first. Entries on a circle of links are written twice, the
 * first time as drafts, so that nothing goes live with a link missing.
 */
export async function importEntries(run: ImportRun): Promise<void> {
  const { planned, progress, stop } = run;
  const ordered = inLinkOrder([...planned.values()].map(({ entry }) => entry));
  const later: PlannedEntry[] = [];
  let done = 0;
  for (const { id } of ordered) {
    const item = planned.get(id);
    if (!item) continue;
    stop?.throwIfAborted();
    if (await waitsForOthers(run, item)) later.push(item);
    else {
      await importEntry(run, item);
      done += 1;
    }
    progress('entries', done, ordered.length);
    await run.noteNow(false);
  }
  for (const item of later) {
    stop?.throwIfAborted();
    await importEntry(run, item);
    done += 1;
    progress('entries', done, ordered.length);
  }
}

/** Makes a place for an entry that links to one not written yet. @returns whether it has to be written again */
async function waitsForOthers(run: ImportRun, item: PlannedEntry): Promise<boolean> {
  const { catalogue, planned, studio, options } = run;
  const { entry, collection } = item;
  if (catalogue.imported(collection.slug, entry.id) || !collection.drafts) return false;
  const open = linksIn(entry).some((id) => planned.has(id) && id !== entry.id && !run.tried.has(id));
  const itself = linksIn(entry).includes(entry.id);
  if (!open && !itself) return false;
  const { data } = makeEntry(item, entry.fields, run.chain, entryContext(run, entry, 'silent'));
  if (inTheWay(run, item, data) !== null) return true;
  try {
    const id = options.dryRun
      ? run.pretendId()
      : await studio.write({
          collection: collection.slug,
          id: null,
          importedFrom: entry.id,
          data,
          as: 'draft',
        });
    catalogue.stands(collection.slug, entry.id, id);
    run.fresh.add(entry.id);
  } catch {
    // Its turn comes again below, and is reported there.
  }
  return true;
}

function inTheWay({ catalogue }: ImportRun, { collection }: PlannedEntry, data: MadeEntry['data']) {
  const unique = collection.fields.filter((target) => target.unique && typeof data[target.name] === 'string');
  const keys = Object.fromEntries(unique.map(({ name }) => [name, data[name]]));
  return catalogue.inTheWay(collection.slug, collection.single, keys);
}

async function importEntry(run: ImportRun, item: PlannedEntry): Promise<void> {
  const { report, catalogue, options } = run;
  const { entry, collection } = item;
  run.tried.add(entry.id);
  if (entry.state === 'archived' && (options.archived === 'skip' || !collection.trash)) {
    report.count(entry.type, 'skipped');
    return report.remark('note', entry.type, entry.id, 'archived in Contentful; left out');
  }
  try {
    const context = entryContext(run, entry, 'spoken');
    const make = (fields: Readonly<Record<string, Localised>>) => makeEntry(item, fields, run.chain, context);
    const made = make(entry.fields);
    const before = entry.state === 'changed' ? run.publishedFields(entry.id) : null;
    const published = before && make(before);
    const digest = digestOf({ state: entry.state, made: made.data, published: published?.data ?? null });
    const fresh = run.fresh.has(entry.id);
    const decision: Decision = fresh
      ? { act: 'write', id: catalogue.reference(entry.id)?.id ?? null }
      : decide({
          digest,
          stored: catalogue.imported(collection.slug, entry.id),
          record: catalogue.recordOf(collection.slug, entry.id),
          inTheWay: inTheWay(run, item, made.data),
          overwrite: options.overwrite,
        });
    if (decision.act === 'unchanged') return report.count(entry.type, 'unchanged');
    if (decision.act === 'keep') {
      report.count(entry.type, 'kept');
      return report.remark('warning', entry.type, entry.id, decision.why);
    }
    const id = await store(run, item, decision.id, made, published);
    catalogue.stands(collection.slug, entry.id, id);
    run.written(collection.slug, entry.id, digest);
    report.count(entry.type, decision.id === null || fresh ? 'created' : 'updated');
  } catch (error) {
    run.stop?.throwIfAborted();
    report.fail(entry.type, entry.id, error instanceof Error ? error.message : String(error));
  }
}

function entryState(run: ImportRun, { entry, collection }: PlannedEntry): EntryState {
  if (entry.state === 'archived') return 'trash';
  if (!collection.drafts) return 'published';
  if (entry.state === 'draft') return 'draft';
  if (entry.state === 'changed' && run.options.changed === 'draft') return 'draft';
  return 'published';
}

/** @throws Error in the studio's words; an entry that cannot be published is kept as a draft, and that is said too */
async function store(
  run: ImportRun,
  item: PlannedEntry,
  id: number | null,
  made: MadeEntry,
  published: MadeEntry | null,
): Promise<number> {
  const { studio, options, report } = run;
  const { entry, collection } = item;
  const as = published ? 'published' : entryState(run, item);
  const first = published ?? made;
  const writing = { collection: collection.slug, importedFrom: entry.id, id };
  if (entry.state === 'changed' && !published) {
    const words =
      as === 'published'
        ? 'has changes Contentful had not published; they are published here, the export holds nothing older'
        : 'has changes Contentful had not published; it is a draft here';
    report.remark('warning', entry.type, entry.id, words);
  }
  const lost = as === 'trash' ? [] : lostIn(run, item, made, published);
  if (options.dryRun) {
    if (lost.length > 0) throw new Error(`it would be a draft: ${lost.join('; ')}`);
    if (as === 'published' && first.missing.length > 0)
      throw new Error(`it would stay a draft, without ${first.missing.join(', ')}`);
    return id ?? run.pretendId();
  }
  if (lost.length > 0) return await keepAsDraft(run, item, id, made, lost.join('; '));
  run.aboutToWrite();
  let stored: number;
  try {
    const unpublish = as === 'draft' && id !== null && collection.drafts && !run.fresh.has(entry.id);
    stored = await studio.write({ ...writing, data: first.data, as, unpublish });
  } catch (error) {
    if (as !== 'published' || !collection.drafts || (id !== null && !run.fresh.has(entry.id))) throw error;
    const draft = await studio.write({ ...writing, data: first.data, as: 'draft' });
    run.catalogue.stands(collection.slug, entry.id, draft);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`kept as a draft, it cannot be published: ${reason}`);
  }
  if (published) await studio.write({ ...writing, id: stored, data: made.data, as: 'draft', over: true });
  return stored;
}

function lostIn(
  run: ImportRun,
  item: PlannedEntry,
  made: MadeEntry,
  published: MadeEntry | null,
): readonly string[] {
  const { entry } = item;
  const before = published ? run.publishedFields(entry.id) : null;
  const lost = [
    ...lostWords(run, item, entry.fields, made.data),
    ...(before && published ? lostWords(run, item, before, published.data) : []),
  ];
  return [...new Set(lost)];
}

/**
 * What lost its words is never published: a new entry becomes a draft, and one that visitors read stays as they read it.
 *
 * @throws Error always, with what was lost: the item counts as failed and is tried again by the next import
 */
async function keepAsDraft(
  run: ImportRun,
  { entry, collection }: PlannedEntry,
  id: number | null,
  { data }: MadeEntry,
  lost: string,
): Promise<never> {
  if (!collection.drafts) throw new Error(`it was not written: ${lost}`);
  const stored = run.catalogue.imported(collection.slug, entry.id);
  if (id !== null && !run.fresh.has(entry.id) && (stored === null || stored.published))
    throw new Error(`it was left as it is here: ${lost}`);
  run.aboutToWrite();
  const writing = { collection: collection.slug, importedFrom: entry.id, id, data, as: 'draft' } as const;
  run.catalogue.stands(collection.slug, entry.id, await run.studio.write(writing));
  throw new Error(`kept as a draft: ${lost}`);
}
