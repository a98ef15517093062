import { isPlaceListName } from '@sundowner/brand';
import type { ChoiceListName } from './form.ts';

/** Lists that are made of other entries than the collection's places, or by editors alone. */
const otherLists: readonly string[] = ['packages', 'experiences', 'interests', 'vacancies'];

export const isChoiceListName = (name: string): name is ChoiceListName =>
  isPlaceListName(name) || otherLists.includes(name);
