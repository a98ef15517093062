import { isEditedListName } from '@sundowner/brand/choice-lists';
import type { ChoiceListName } from './form.ts';

/** What editors may have a list of, and the vacancies, whose list is made of their entries. */
export const isChoiceListName = (name: string): name is ChoiceListName =>
  isEditedListName(name) || name === 'vacancies';
