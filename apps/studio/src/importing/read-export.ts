import {
  type ContentfulExport,
  ExportFileError,
  type Localised,
  type SourceContentType,
  type SourceEntry,
  type SourceItem,
  type SourceLocale,
  type SourceState,
  type UnreadableItem,
} from './source.ts';

type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/**
 * The state of an entry or asset from its `sys`. After a publish Contentful's version is one above the published one, so
 * anything further is a newer draft. What the Delivery API gave has no versions and is published.
 */
export function readState(sys: Json): SourceState {
  if (number(sys.archivedVersion) > 0 || text(sys.archivedAt)) return 'archived';
  if (sys.version === undefined && sys.publishedVersion === undefined && sys.revision !== undefined) {
    return 'published';
  }
  const published = number(sys.publishedVersion);
  if (published === 0 && !text(sys.publishedAt)) return 'draft';
  return number(sys.version) > published + 1 && published > 0 ? 'changed' : 'published';
}

function readItem(item: unknown): SourceItem {
  if (!isRecord(item)) throw new Error('it is no object');
  const sys = isRecord(item.sys) ? item.sys : {};
  const id = text(sys.id);
  if (!id) throw new Error('it has no sys.id');
  const fields: Record<string, Localised> = {};
  if (item.fields !== undefined && !isRecord(item.fields)) throw new Error('its fields are no object');
  for (const [name, value] of Object.entries(item.fields ?? {})) {
    if (!isRecord(value)) throw new Error(`its field "${name}" has no locales`);
    fields[name] = value;
  }
  const metadata = isRecord(item.metadata) ? item.metadata : {};
  const tags = list(metadata.tags).flatMap((tag) => {
    const tagId = isRecord(tag) && isRecord(tag.sys) ? text(tag.sys.id) : null;
    return tagId ? [tagId] : [];
  });
  return { id, state: readState(sys), version: number(sys.version) || number(sys.revision), fields, tags };
}

function readEntry(item: unknown): SourceEntry {
  const read = readItem(item);
  const sys = (item as Json).sys as Json;
  const type = isRecord(sys.contentType) && isRecord(sys.contentType.sys) ? sys.contentType.sys.id : null;
  const known = text(type);
  if (!known) throw new Error('it has no content type');
  return { ...read, type: known };
}

function readLocale(value: unknown): SourceLocale[] {
  if (!isRecord(value)) return [];
  const code = text(value.code);
  return code ? [{ code, fallbackCode: text(value.fallbackCode), isDefault: value.default === true }] : [];
}

function readContentType(value: unknown): SourceContentType[] {
  const id = isRecord(value) && isRecord(value.sys) ? text(value.sys.id) : null;
  if (!isRecord(value) || !id) return [];
  const fields = list(value.fields).flatMap((field) => (isRecord(field) ? (text(field.id) ?? []) : []));
  return [{ id, fields, displayField: text(value.displayField) }];
}

function readAll<Item extends SourceItem>(
  kind: UnreadableItem['kind'],
  items: readonly unknown[],
  read: (item: unknown) => Item,
  unreadable: UnreadableItem[],
): Item[] {
  const byId = new Map<string, Item>();
  for (const [index, item] of items.entries()) {
    const sys = isRecord(item) && isRecord(item.sys) ? item.sys : {};
    const id = text(sys.id) ?? `number ${index + 1}`;
    try {
      if (byId.has(id)) throw new Error('another one has the same sys.id; the first was taken');
      byId.set(id, read(item));
    } catch (error) {
      unreadable.push({ kind, id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return [...byId.values()];
}

/**
 * Reads the text of an export. An entry or asset that cannot be read is named apart; the rest is taken.
 *
 * @throws ExportFileError when the text is no JSON, or JSON without a list of entries or assets
 */
export function readExport(json: string): {
  readonly export: ContentfulExport;
  readonly unreadable: readonly UnreadableItem[];
} {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExportFileError(`The export is no JSON: ${reason}`);
  }
  if (!isRecord(parsed) || !(Array.isArray(parsed.entries) || Array.isArray(parsed.assets))) {
    throw new ExportFileError(
      'This is no export of Contentful: it has neither "entries" nor "assets" (write one with contentful-export).',
    );
  }
  const unreadable: UnreadableItem[] = [];
  return {
    export: {
      locales: list(parsed.locales).flatMap(readLocale),
      contentTypes: list(parsed.contentTypes).flatMap(readContentType),
      entries: readAll('entry', list(parsed.entries), readEntry, unreadable),
      assets: readAll('asset', list(parsed.assets), readItem, unreadable),
    },
    unreadable,
  };
}
