import { type Collection, isPlaceListName, placeList } from '@sundowner/brand';
import type { Choice, ChoiceListName } from './form.ts';

/** Lists that are made of other entries than the collection's places, or by editors alone. */
const otherLists: readonly string[] = ['packages', 'experiences', 'interests', 'vacancies'];

export const isChoiceListName = (name: string): name is ChoiceListName =>
  isPlaceListName(name) || otherLists.includes(name);

/** A list as forms offer it. */
export interface OfferedList {
  readonly choices: readonly Choice[];
  /** Of an editors' list of places, what is offered no more though the list still names it: taken for as long as it does. */
  readonly gone: readonly Choice[];
}

/** Kinds of experience by their values, for as long as editors have made no list of them. */
const kindsOf = ({ experiences }: Collection): readonly Choice[] =>
  experiences.filter(({ value }) => value !== '').map(({ value, name }) => ({ value, label: name }));

/**
 * What a list offers now: of places those that are published, of anything else what editors have listed.
 *
 * @param edited choices of the editors' list of that name; absent where they have made none
 */
export function offeredList(
  name: ChoiceListName,
  edited: readonly Choice[] | undefined,
  collection: Collection,
): OfferedList {
  if (isPlaceListName(name)) return placeList(name, edited ?? [], collection);
  return { choices: edited ?? (name === 'experiences' ? kindsOf(collection) : []), gone: [] };
}
