import { type OwnTypes, readMapping } from './mapping.ts';
import { readExport } from './read-export.ts';
import { type ContentfulExport, localeChain, type SourceEntry, type UnreadableItem } from './source.ts';

/** The texts of the files an import is given. */
export interface ImportTexts {
  /** The export. */
  readonly exported: string;
  /** A second export with what is published, made with a delivery token; `null` without one. */
  readonly published: string | null;
  readonly mapping: string | null;
}

/** What an import's files say. */
export interface ImportFiles {
  readonly source: ContentfulExport;
  readonly unreadable: readonly UnreadableItem[];
  readonly published: ReadonlyMap<string, SourceEntry>;
  readonly mapping: OwnTypes;
  /** The locales a value is looked for in, best first. */
  readonly chain: readonly string[];
}

/**
 * Reads the files of an import, which takes no studio.
 *
 * @param locale `--locale`, or `null` for the export's default locale
 * @throws ExportFileError when one cannot be used, or there is no such locale
 */
export function readImportFiles(
  { exported, published, mapping }: ImportTexts,
  locale: string | null,
): ImportFiles {
  const { export: source, unreadable } = readExport(exported);
  const entries = published === null ? [] : readExport(published).export.entries;
  return {
    source,
    unreadable,
    published: new Map(entries.map((entry) => [entry.id, entry])),
    mapping: mapping === null ? {} : readMapping(mapping),
    chain: localeChain(source, locale),
  };
}
