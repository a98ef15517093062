import {
  type Collection,
  type EditedChoice,
  type EnquiryKind,
  experienceOfPath,
  type ListedChoice,
  offeredList,
  type Property,
  placeListNames,
  propertyOfKey,
} from '@sundowner/brand';
import { z } from 'zod';
import { listOf } from '../fields/fields.ts';
import { kindChosen } from '../fields/kind.ts';
import { currentCollection } from '../places/collection-scope.ts';
import type { Reading } from '../reading/reading.ts';
import { readFormSettings } from './form-content.ts';

/** The lists of choices by their names; one that is absent could not be read, or was never made. */
export type ChoiceLists = Readonly<Record<string, readonly ListedChoice[]>>;
/** Those editors made. */
type EditedLists = Readonly<Record<string, readonly EditedChoice[]>>;

/**
 * The lists as a form offers them on a page. Those of places come with the collection; of the others there are none while they cannot
 * be read.
 *
 * @param property key of the property of the page the form was opened on
 */
export async function readFormLists(
  reading: Reading,
  kind: EnquiryKind,
  property: string | null,
): Promise<ChoiceLists> {
  const collection = currentCollection();
  const at = propertyOfKey(property ?? '', collection);
  const [edited, there] = await Promise.all([
    readLists(reading),
    kind === 'celebration' && at ? readKindsAt(reading, at) : [],
  ]);
  const lists = offeredLists(edited, collection);
  const kinds = at ? kindsAt(at, there, collection) : [];
  const own = experiencesAt(lists.experiences ?? [], kinds, collection);
  return own.length > 0 ? { ...lists, experiences: own } : lists;
}

/** What every list offers, as the server has it when a form comes back. */
export function offeredLists(edited: EditedLists, collection: Collection): ChoiceLists {
  const names = new Set([...placeListNames, 'experiences', ...Object.keys(edited)]);
  return Object.fromEntries(
    [...names].map((name) => [name, offeredList(name, edited[name], collection).choices]),
  );
}

/**
 * What a property has of the list of experiences, in the property's order (MOD-10). Values and words stay the list's: the server,
 * the concierge's mail and the inbox know them.
 *
 * @param identifiers of the property's kinds of experience
 */
export function experiencesAt(
  list: readonly ListedChoice[],
  identifiers: readonly string[],
  { experiences }: Pick<Collection, 'experiences'>,
): ListedChoice[] {
  return identifiers.flatMap((identifier) => {
    const kind = experiences.find((each) => each.identifier === identifier);
    return list.find(({ value }) => value === kind?.value) ?? [];
  });
}

/**
 * Identifiers of every kind of experience a property has: those of its page of experiences, and those that have pages of their own below
 * it, its safaris and its treehouses.
 *
 * @param listed of its page of experiences; while there is none nothing is known of what the property has, and none is given
 */
export function kindsAt(
  { root, has }: Pick<Property, 'root' | 'has'>,
  listed: readonly string[],
  { experiences }: Pick<Collection, 'experiences'>,
): readonly string[] {
  if (listed.length === 0) return [];
  const pages = [has.safaris && `${root}/safaris`, has.treehouses && `${root}/treehouses`];
  const below = pages.flatMap((path) => (path && experienceOfPath(path, { experiences })?.identifier) || []);
  return [...new Set([...listed, ...below])];
}

function readLists(reading: Reading): Promise<EditedLists> {
  return reading.orElse<EditedLists>('form-lists', {}, async () => {
    const { lists } = await readFormSettings(reading);
    return Object.fromEntries(lists.map(({ name, choices }) => [name, choices]));
  });
}

const rawKinds = z.object({
  experienceCategories: listOf(z.object({ category: kindChosen })),
});

/** Identifiers of the kinds a property's page of experiences lists; empty when they cannot be read. */
function readKindsAt(
  reading: Reading,
  { key, contentTag }: Pick<Property, 'key' | 'contentTag'>,
): Promise<readonly string[]> {
  const name = `form-experiences-${key}`;
  return reading.orElse<readonly string[]>(name, [], async () => {
    const found = await reading.one({
      name,
      collection: 'experiencesProperty',
      where: { contentfulTag: { equals: contentTag } },
      depth: 1,
      schema: rawKinds,
    });
    return found?.experienceCategories.flatMap(({ category }) => category || []) ?? [];
  });
}
