import { createHash } from 'node:crypto';
import { joinLayers } from './join-layers.ts';

/** What the bundler tells of a file of the server. */
export interface Chunk {
  readonly type: string;
  readonly moduleIds?: readonly string[];
  /** Files it cannot do without. */
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
  /** Of a style sheet. */
  readonly source?: string | Uint8Array;
}

export type Bundle = Readonly<Record<string, Chunk>>;

/** What pages and parts link, and the files that are made for it. */
export interface Sheets {
  /** By the page's module: the frame's sheet, and the one with everything else the page imports. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** By the part's module: the sheet with what it imports and the frame has not; `null` where the frame has all of it. */
  readonly parts: ReadonlyMap<string, string | null>;
  /** By its name, what stands in a file that was joined. */
  readonly joined: ReadonlyMap<string, string>;
}

/** What every page has: its frame, whose file the bundler names after any of the modules in it. */
const frame = /[\\/]src[\\/]layouts[\\/]document\.astro$/;
const page = /[\\/]src[\\/]pages[\\/].*\.astro$/;

/** Style sheets of a server's file and of all it imports, without those of what it fetches with `import()`. */
function stylesOf(file: string, bundle: Bundle): readonly string[] {
  const seen = new Set([file]);
  for (const each of seen) for (const imported of bundle[each]?.imports ?? []) seen.add(imported);
  return [...new Set([...seen].flatMap((each) => [...(bundle[each]?.viteMetadata?.importedCss ?? [])]))];
}

/**
 * The style sheets of the pages of a bundle.
 *
 * @param partModules modules whose sheet is linked only by a page that draws them
 * @throws Error where nothing is the frame, or a part is in none of the files
 */
export function sheetsOf(bundle: Bundle, partModules: Iterable<string>): Sheets {
  const files = Object.entries(bundle);
  const fileOf = (isModule: (id: string) => boolean) =>
    files.find(([, { moduleIds = [] }]) => moduleIds.some(isModule))?.[0];
  const joined = new Map<string, string>();
  const join = (styles: readonly string[]): string | null => {
    const [first = null, ...others] = styles;
    if (others.length === 0) return first;
    const source = joinLayers(styles.map((style) => String(bundle[style]?.source ?? '')));
    const name = `_astro/page.${createHash('sha256').update(source).digest('hex').slice(0, 10)}.css`;
    joined.set(name, source);
    return name;
  };

  const frameFile = fileOf((id) => frame.test(id));
  const ofFrame = frameFile === undefined ? [] : stylesOf(frameFile, bundle);
  const frameSheet = join(ofFrame);
  if (frameSheet === null) throw new Error('No style sheet holds the frame of all pages.');
  const ownSheet = (styles: readonly string[]) =>
    join(styles.filter((style) => !ofFrame.includes(style)).toSorted());

  const pages = new Map<string, readonly string[]>();
  for (const [file, { moduleIds = [] }] of files) {
    const styles = stylesOf(file, bundle);
    for (const id of moduleIds.filter((each) => page.test(each))) {
      const framed = styles.some((style) => ofFrame.includes(style));
      pages.set(
        id,
        [framed ? frameSheet : null, ownSheet(styles)].filter((sheet) => sheet !== null),
      );
    }
  }
  const parts = new Map<string, string | null>();
  for (const id of partModules) {
    const file = fileOf((each) => each === id);
    if (file === undefined) throw new Error(`${id} is in no file of the server.`);
    parts.set(id, ownSheet(stylesOf(file, bundle)));
  }
  return { pages, parts, joined };
}
