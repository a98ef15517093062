import { entryPath, makeCollection } from '@sundowner/brand';
import { type ConvertContext, convert, readLink, type SourceLink, withoutExport } from './convert.ts';
import { withFallbacks } from './fallbacks.ts';
import { givenValue, isConstant } from './given-values.ts';
import type { ImportRun } from './import-run.ts';
import type { PlannedEntry } from './plan-entries.ts';
import { joinedTexts, type LexicalText } from './rich-text/lexical-nodes.ts';
import { inLocale, type Localised, type SourceEntry } from './source.ts';
import type { Target } from './targets.ts';

/** What converting an entry needs of the rest; `silent` where the same entry is converted again later. */
export function entryContext(run: ImportRun, entry: SourceEntry, voice: 'silent' | 'spoken'): ConvertContext {
  const say = (level: 'warning' | 'note') => (words: string) => {
    if (voice === 'spoken') run.report.remark(level, entry.type, entry.id, words);
  };
  const warn = say('warning');
  const addressOf = (id: string) => addressOfAsset(run, id);
  return {
    warn,
    note: say('note'),
    addressOf,
    assetByAddress: (address) => run.assetByAddress(address),
    reference: (link) => reference(run, link, warn),
    inside: (id) => {
      const found = run.entries.get(id);
      return found ? valuesOf(found, run.chain) : null;
    },
    entryName: (id) => nameOf(run, id),
    texts: {
      asset: (id) => {
        const found = run.catalogue.reference(id);
        if (found && run.isPicture(id)) return { picture: found.id };
        const file = found ? run.catalogue.fileOf(id) : null;
        const href = file === null ? addressOf(id) : `/media/${encodeURIComponent(file)}`;
        return href === null ? null : { href, title: run.titleOfAsset(id) };
      },
      entry: (id) => {
        const title = nameOf(run, id);
        return run.entries.has(id) ? { title: title ?? id, href: entryPage(run, id) } : null;
      },
    },
  };
}

const valuesOf = ({ fields }: SourceEntry, chain: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inLocale(field, chain)]));

function reference(run: ImportRun, link: SourceLink, warn: (words: string) => void) {
  const found = run.catalogue.reference(link.id);
  if (found) return found;
  const planned = run.planned.get(link.id);
  if (link.to === 'Asset') {
    warn(
      run.assets.has(link.id)
        ? `its picture ${link.id} is not in the studio`
        : `a link to asset ${link.id} dangles`,
    );
  } else if (!run.entries.has(link.id))
    warn(`a link to entry ${link.id} dangles: the export does not have it`);
  else if (planned)
    warn(`a link to entry ${link.id} (${planned.entry.type}) is empty: that entry is not in the studio`);
  return null;
}

function addressOfAsset(run: ImportRun, id: string): string | null {
  const asset = run.assets.get(id);
  const file = asset && (inLocale(asset.fields.file, run.chain) as { url?: unknown } | undefined);
  if (typeof file?.url !== 'string') return null;
  return file.url.startsWith('//') ? `https:${file.url}` : file.url;
}

/** The name of an entry: by its type's display field, else what usually names one. */
function nameOf(run: ImportRun, id: string): string | null {
  const entry = run.entries.get(id);
  if (!entry) return null;
  const display = run.source.contentTypes.find((type) => type.id === entry.type)?.displayField;
  for (const field of [display, 'title', 'name', 'displayName', 'heading', 'internalName']) {
    const value = field ? inLocale(entry.fields[field], run.chain) : undefined;
    if (typeof value === 'string') return value;
  }
  return null;
}

/** The page an entry will have on the site, from its own words alone. */
function entryPage(run: ImportRun, id: string): string | null {
  const item = run.planned.get(id);
  if (!item) return null;
  const view: Record<string, unknown> = {};
  for (const [target, sources] of item.plan.sources) {
    if (target.kind !== 'text' && target.kind !== 'select') continue;
    const value = sources
      .map((name) => inLocale(item.entry.fields[name], run.chain))
      .find((each) => each !== undefined);
    if (typeof value === 'string' && !readLink(value)) {
      view[target.name] = convert(target, value, withoutExport());
    }
  }
  // A lodge's page follows from its property, which its own words may name or not.
  const { property } = withFallbacks(
    item.collection.slug,
    view,
    item.collection.fields,
    item.place,
    () => {},
  );
  return entryPath(item.collection.slug, { ...view, ...(property ? { property } : {}) }, run.places);
}

/** Lets the properties and regions an export brings be chosen from, before any of them is written. */
export function offerBrought(run: ImportRun): void {
  const { places, words } = run.studio;
  const brought = (slug: string) =>
    [...run.planned.values()]
      .filter(({ collection }) => collection.slug === slug)
      .map(
        (item) => makeEntry(item, item.entry.fields, run.chain, entryContext(run, item.entry, 'silent')).data,
      );
  const add = (of: 'property' | 'region', { key, name }: Readonly<Record<string, unknown>>) => {
    if (typeof key !== 'string' || words[of].some(({ value }) => value === key)) return;
    words[of].push({ value: key, label: typeof name === 'string' ? name : key });
  };
  for (const region of brought('region')) add('region', region);
  const properties = brought('propertyUpdated');
  for (const property of properties) add('property', property);
  const made = makeCollection({ propertyUpdated: properties }, places.brand).properties;
  const added = made.filter(({ key }) => !places.properties.some((known) => known.key === key));
  run.places = { ...places, properties: [...places.properties, ...added] };
}

export interface MadeEntry {
  readonly data: Readonly<Record<string, unknown>>;
  /** Required fields that stay empty: such an entry cannot be published. */
  readonly missing: readonly string[];
}

/**
 * An entry as the studio takes it. Fields the type has and the entry leaves empty are emptied, so that a second import
 * takes away what was taken away.
 *
 * @param fields the entry's own, or those of its published version
 */
export function makeEntry(
  { collection, plan, place }: PlannedEntry,
  fields: Readonly<Record<string, Localised>>,
  chain: readonly string[],
  context: ConvertContext,
): MadeEntry {
  const made: Record<string, unknown> = {};
  for (const [target, sources] of plan.sources) {
    const values = sources
      .map((name) => inLocale(fields[name], chain))
      .filter((value) => value !== undefined);
    made[target.name] = fromSources(target, values, context) ?? emptied(target);
  }
  for (const [target, given] of plan.given) {
    const there = made[target.name];
    if (isConstant(given) || isEmpty(there) || (target.kind === 'checkbox' && there === false))
      made[target.name] = givenValue(target, given, context) ?? emptied(target);
  }
  const data = withFallbacks(collection.slug, made, collection.fields, place, (words) => context.note(words));
  const missing = collection.fields.filter(
    ({ name, required, kind }) => required && kind !== 'checkbox' && kind !== 'group' && isEmpty(data[name]),
  );
  return { data, missing: missing.map(({ name }) => name) };
}

/** The best source alone, but for long texts, which follow one another: none of their words may be lost. */
function fromSources(target: Target, values: readonly unknown[], context: ConvertContext): unknown {
  if (target.kind !== 'richText') return convert(target, values[0], context);
  const texts = values.flatMap((value) => (convert(target, value, context) as LexicalText | undefined) ?? []);
  return texts.length > 1 ? joinedTexts(texts) : texts[0];
}

const emptied = ({ many, kind }: Target): unknown =>
  many || kind === 'array' ? [] : kind === 'checkbox' ? false : null;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
