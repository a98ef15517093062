import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Choices } from '@sundowner/desk-wire/finding';
import { useCall } from '../state/queries.ts';

/** Everything lists can be narrowed by that there is; `null` until it has come. Read once. */
export const useChoices = (): Choices | null =>
  useCall(deskCalls.readChoices, {}, Number.POSITIVE_INFINITY).value;
