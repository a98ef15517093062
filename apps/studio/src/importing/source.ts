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
