import { isPlaceListName, type ListedChoice, placeList } from '@sundowner/brand';
import type { Choice, ChoiceListName } from './form.ts';
import type { FormContent, PublishedChoices } from './form-content.ts';

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
const experienceChoices = ({ collection }: Pick<FormContent, 'collection'>): readonly ListedChoice[] =>
  collection.experiences
    .filter(({ value }) => value !== '')
    .map(({ value, name }) => ({ value, label: name }));

/** What a list offers now: of places those that are published, of anything else what editors have listed. */
export function offeredList(
  name: ChoiceListName,
  content: Pick<FormContent, 'lists' | 'collection'>,
): OfferedList {
  const edited: PublishedChoices['choices'] | undefined = content.lists[name]?.choices;
  if (isPlaceListName(name)) return placeList(name, edited ?? [], content.collection);
  const instead = name === 'experiences' ? experienceChoices(content) : [];
  return { choices: edited ?? instead, gone: [] };
}
