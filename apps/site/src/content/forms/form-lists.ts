import {
  accommodationPlaces,
  type EnquiryKind,
  experienceKinds,
  type PropertyKey,
  properties,
} from '@sundowner/brand';
import { z } from 'zod';
import { isOffered } from '../collection/published-places.ts';
import { entry, listOf, words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';
import { readFormSettings } from './form-content.ts';

export interface ListChoice {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

/** The studio's lists of choices by their names; one that is absent could not be read. */
export type ChoiceLists = Readonly<Record<string, readonly ListChoice[]>>;

/**
 * The studio's lists as a form offers them on a page; none when they cannot be read: forms then offer those of the last release.
 *
 * @param property of the page the form was opened on
 */
export async function readFormLists(
  reading: Reading,
  kind: EnquiryKind,
  property: PropertyKey | null,
): Promise<ChoiceLists> {
  const [all, there] = await Promise.all([
    readLists(reading),
    kind === 'celebration' && property ? readKindsAt(reading, property) : [],
  ]);
  const lists = Object.fromEntries(
    Object.entries(all).map(([name, choices]) => [name, offeredChoices(choices ?? [])]),
  );
  const own = experiencesAt(lists.experiences ?? [], there);
  return own.length > 0 ? { ...lists, experiences: own } : lists;
}

/** A list without the lodges and houses that are not published; the server still takes their names from forms that are open. */
const offeredChoices = (choices: readonly ListChoice[]): ListChoice[] =>
  choices.filter(({ value }) => {
    const place = accommodationPlaces.find(({ enquiryName }) => enquiryName === value);
    return !place || isOffered(place.tag);
  });

/**
 * What a property has of the list of experiences, in the property's order (MOD-10). Values and words stay the list's: the server,
 * the concierge's mail and the inbox know them.
 *
 * @param identifiers of the property's kinds of experience
 */
export function experiencesAt(list: readonly ListChoice[], identifiers: readonly string[]): ListChoice[] {
  return identifiers.flatMap((identifier) => {
    const kind = experienceKinds.find((each) => each.identifier === identifier);
    return list.find(({ value }) => value === kind?.value) ?? [];
  });
}

function readLists(reading: Reading): Promise<ChoiceLists> {
  return reading.orElse<ChoiceLists>('form-lists', {}, async () => {
    const { lists } = await readFormSettings(reading);
    return Object.fromEntries(
      lists.map(({ name, choices }) => [
        name,
        choices.map(({ value, label, group }): ListChoice => ({ value, label, ...(group ? { group } : {}) })),
      ]),
    );
  });
}

const rawKinds = z.object({
  experienceCategories: listOf(z.object({ category: entry(z.object({ identifier: words })) })),
});

/** Identifiers of the kinds of experience a property has; empty when they cannot be read. */
function readKindsAt(reading: Reading, property: PropertyKey): Promise<readonly string[]> {
  const name = `form-experiences-${property}`;
  const contentTag = properties.find(({ key }) => key === property)?.contentTag ?? '';
  return reading.orElse<readonly string[]>(name, [], async () => {
    const found = await reading.one({
      name,
      collection: 'experiencesProperty',
      where: { contentfulTag: { equals: contentTag } },
      depth: 1,
      schema: rawKinds,
    });
    return found?.experienceCategories.flatMap(({ category }) => category?.identifier || []) ?? [];
  });
}
