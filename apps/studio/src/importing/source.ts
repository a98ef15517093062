/**
 * The parts of a Contentful export (`contentful-export`, the JSON it writes) that the import reads. An export holds what
 * the Content Management API answered: every field by locale, and the state of an entry in its `sys`.
 *
 * https://github.com/contentful/contentful-export
 */
export interface ContentfulExport {
  readonly locales: readonly SourceLocale[];
  readonly contentTypes: readonly SourceContentType[];
  readonly entries: readonly SourceEntry[];
  readonly assets: readonly SourceAsset[];
}

export interface SourceLocale {
  readonly code: string;
  readonly fallbackCode: string | null;
  readonly isDefault: boolean;
}

export interface SourceContentType {
  readonly id: string;
  /** Field ids; the type's own names, to report what an entry leaves out. */
  readonly fields: readonly string[];
  readonly displayField: string | null;
}

/** Values of a field by locale code. */
export type Localised = Readonly<Record<string, unknown>>;

export interface SourceItem {
  readonly id: string;
  readonly state: SourceState;
  /** Changes with every edit in Contentful; part of what tells an unchanged entry from a changed one. */
  readonly version: number;
  readonly fields: Readonly<Record<string, Localised>>;
  /** Names of Contentful tags, from `metadata`. */
  readonly tags: readonly string[];
}

export interface SourceEntry extends SourceItem {
  readonly type: string;
}

export type SourceAsset = SourceItem;

/**
 * `draft`: never published, or unpublished. `changed`: published, with a newer version that is not. `archived`: put away.
 */
export type SourceState = 'draft' | 'published' | 'changed' | 'archived';

/** A file that is no export; the message is one sentence for the operator. */
export class ExportFileError extends Error {
  override readonly name = 'ExportFileError';
}

/** An item of the export that cannot be read; the others can. */
export interface UnreadableItem {
  readonly kind: 'entry' | 'asset';
  /** Its `sys.id`, or its place in the list when it has none. */
  readonly id: string;
  readonly reason: string;
}

/**
 * The locales a value is looked for in, best first: the one asked for, then the export's own chain of fallbacks.
 *
 * @param asked `--locale`, or `null` for the export's default locale
 * @throws ExportFileError naming the locales there are, when the one asked for is not among them
 */
export function localeChain(
  { locales, entries, assets }: ContentfulExport,
  asked: string | null,
): readonly string[] {
  const known = locales.length > 0 ? locales.map(({ code }) => code) : codesIn([...entries, ...assets]);
  const first = asked ?? locales.find(({ isDefault }) => isDefault)?.code ?? known[0] ?? 'en-US';
  if (asked && known.length > 0 && !known.includes(asked)) {
    throw new ExportFileError(`The export has no locale "${asked}"; it has ${known.join(', ')}.`);
  }
  const chain: string[] = [];
  for (let code: string | null = first; code !== null && !chain.includes(code); ) {
    chain.push(code);
    code = locales.find((locale) => locale.code === code)?.fallbackCode ?? null;
  }
  return chain;
}

/** An export made without its locales (`--skip-content-model` leaves some out) still shows them in its fields. */
function codesIn(items: readonly SourceItem[]): string[] {
  return [...new Set(items.flatMap(({ fields }) => Object.values(fields).flatMap(Object.keys)))];
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The value of a field in the first locale of the chain that has one; `undefined` when none has. */
export function inLocale(field: Localised | undefined, chain: readonly string[]): unknown {
  if (!field) return undefined;
  for (const code of chain) if (!isEmpty(field[code])) return field[code];
  return undefined;
}

/** How many values the chosen chain leaves behind, by locale: `{ de: 41 }`. */
export function droppedLocales(
  items: readonly SourceItem[],
  chain: readonly string[],
): Readonly<Record<string, number>> {
  const dropped: Record<string, number> = {};
  for (const { fields } of items) {
    for (const field of Object.values(fields)) {
      const used = chain.find((code) => !isEmpty(field[code]));
      for (const [code, value] of Object.entries(field)) {
        if (code !== used && !isEmpty(value)) dropped[code] = (dropped[code] ?? 0) + 1;
      }
    }
  }
  return dropped;
}
