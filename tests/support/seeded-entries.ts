import { plateFile } from '../../demo/plates/plate-file.ts';
import type { Known } from '../../demo/seed/known.ts';
import type { ToSeed } from '../../demo/seed/seed.ts';
import type { Target } from './model-check.ts';

type Data = Record<string, unknown>;

interface SeededEntries {
  /** Each entry once, with what later batches add to it; a reference is a `Target`. */
  readonly made: readonly { readonly collection: string; readonly name: string; readonly data: Data }[];
  /** Entries that refer to what is not published before them. */
  readonly refused: readonly string[];
  /** Entries that a later one of the same key would overwrite. */
  readonly twice: readonly string[];
}

const kinds = {
  '.pdf': 'application/pdf',
  '.mp4': 'video/',
  webm: 'video/',
  avif: 'image/',
  webp: 'image/',
} as const;
const kindOf = (name: string) => kinds[name.slice(-4) as keyof typeof kinds];

/** The entries a seed would put into a studio, without a studio. */
export function seededEntries({ batches, uploads }: ToSeed): SeededEntries {
  const files = new Set(uploads.map(({ key }) => key));
  const made: { collection: string; name: string; data: Data }[] = [];
  const refused: string[] = [];
  const twice: string[] = [];
  const names = new Set<string>();
  const known: Known = {
    picture: (plate) => known.file(plateFile(plate)),
    file: (name) => {
      if (!files.has(name)) throw new Error(`there is no file ${name}`);
      return { collection: 'media', kind: kindOf(name) } satisfies Target as never;
    },
    teamMember: (name) => known.entry('teamMember', name),
    journey: (slug) => known.entry('packages', slug),
    entry: (collection, name) => {
      if (!names.has(`${collection} ${name}`))
        throw new Error(`“${name}” of ${collection} is not published before it`);
      return { collection } satisfies Target as never;
    },
  };
  for (const { collection, key, entries } of batches) {
    for (const { name, data } of entries) {
      try {
        const entry = data(known);
        const earlier = made.find(
          (other) => other.collection === collection && (key === null || other.data[key] === entry[key]),
        );
        const fields = Object.keys(entry).filter((field) => field !== key);
        if (earlier && fields.some((field) => field in earlier.data)) twice.push(`${collection} “${name}”`);
        if (earlier) Object.assign(earlier.data, entry);
        else made.push({ collection, name, data: entry });
      } catch (error) {
        refused.push(`${collection} “${name}”: ${error instanceof Error ? error.message : String(error)}`);
      }
      names.add(`${collection} ${name}`);
    }
  }
  return { made, refused, twice };
}
