import type { ComponentType } from 'react';
import type { FieldProps } from '../field/field-frame.tsx';
import type { SearchableOption } from './matching.ts';

export interface ComboboxFieldProps extends FieldProps {
  readonly options: readonly SearchableOption[];
  /** Values offered before anything is typed, and first in the list without scripts; they stand in the list as well. */
  readonly likely?: { readonly label: string; readonly values: readonly string[] };
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly placeholder: string;
  /** Said of a text that names no option: "Choose a country from the list." */
  readonly unchosen?: string;
  readonly autoComplete?: string;
  /** Fetches the list that takes the place of the `select`, where it is another than the plain one. */
  readonly loadList?: () => Promise<ComponentType<ComboboxListProps>>;
}

export interface ComboboxListProps extends ComboboxFieldProps {
  /** Options that stand first while nothing is typed. */
  readonly first: readonly SearchableOption[];
}
