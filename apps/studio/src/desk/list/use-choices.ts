import type { Choices } from '@sundowner/desk-wire/finding';
import { useAsked } from '../state/queries.ts';

/** Everything lists can be narrowed by that there is; `null` until it has come. Read once. */
export const useChoices = (): Choices | null =>
  useAsked<Choices>('GET', '/choices', { staleTime: Number.POSITIVE_INFINITY }).value;
