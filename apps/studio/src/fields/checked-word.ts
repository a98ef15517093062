import type { TextField, TextFieldManyValidation, TextFieldSingleValidation } from 'payload';
import { studioCollection } from '../places/studio-collection.ts';
import { judgeWord, type OfferedWords, offeredWords, type WordOf, wordsIn } from '../places/words.ts';

interface Options {
  readonly help?: string;
  readonly required?: boolean;
  readonly unique?: boolean;
}

type Circumstances = Pick<Parameters<TextFieldSingleValidation>[1], 'req' | 'event' | 'required'> & {
  readonly previousValue?: unknown;
};

/** While an editor writes, and in the studio's own imports, whose entries come one after the other, only the form is judged. */
async function offeredTo({ req, event }: Circumstances): Promise<OfferedWords | null> {
  if (event === 'onChange' || req.context?.unguarded) return null;
  return offeredWords(await studioCollection(req, { drafts: true }));
}

async function judge(value: unknown, of: WordOf, circumstances: Circumstances): Promise<true | string> {
  const words = wordsIn(value);
  if (words.length === 0) return circumstances.required ? 'Choose one from the list.' : true;
  const offered = await offeredTo(circumstances);
  const before = wordsIn(circumstances.previousValue);
  const judged = words.map((word) => judgeWord(word, of, { before, offered }));
  return judged.find((each) => each !== true) ?? true;
}

const shared = (name: string, label: string, of: WordOf, { help, required = false }: Options) =>
  ({
    name,
    type: 'text',
    label,
    required,
    // An import finds the words it may choose from by this mark.
    custom: { word: of },
    admin: {
      ...(help ? { description: help } : {}),
      components: {
        Field: { path: '/fields/checked-word.island.tsx#CheckedWordField', clientProps: { of } },
        Cell: { path: '/fields/checked-word-cell.island.tsx#CheckedWordCell', clientProps: { of } },
      },
    },
  }) as const;

/** A word by which an entry names a property, a region or a place: chosen from those there are, drafts included. */
function checkedWord(name: string, label: string, of: WordOf, options: Options = {}): TextField {
  const validate: TextFieldSingleValidation = (value, circumstances) => judge(value, of, circumstances);
  return {
    ...shared(name, label, of, options),
    ...(options.unique ? { unique: true, index: true } : {}),
    validate,
  };
}

/** Several such words. */
export function checkedWords(
  name: string,
  label: string,
  of: WordOf,
  options: Omit<Options, 'unique'> = {},
): TextField {
  const validate: TextFieldManyValidation = (value, circumstances) => judge(value, of, circumstances);
  return { ...shared(name, label, of, options), hasMany: true, validate };
}

/** One of the properties, by its key. */
export const property = (label = 'Property', options: Omit<Options, 'unique'> = {}): TextField =>
  checkedWord('property', label, 'property', options);

/** One of the regions, by its key. */
export const regionWord = (options: Omit<Options, 'unique'> = {}): TextField =>
  checkedWord('region', 'Region', 'region', options);

/** The tag a lodge, a villa or a residence is known by (CNT-18). */
export const placeTag = (name: string, options: Options = {}): TextField =>
  checkedWord(name, 'Content tag', 'place', {
    help: 'Ties this place to its booking link, its tours and its enquiries.',
    ...options,
  });
