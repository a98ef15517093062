import { addressWord } from '@sundowner/brand';
import type { Needs } from '../fields/place.ts';

/** What a traveller asks, under its own name on the page of travel information. */
export interface Particular {
  /** Unique on the page: the fragment that leads to it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface Told {
  readonly needs: Needs;
  readonly travelInfo: readonly { readonly title: string; readonly text: string }[];
}

/** What a traveller asks about herself first, then what she puts in the bag, then the rest as the editors order it. */
export function particularsOf({ needs, travelInfo }: Told): readonly Particular[] {
  const own = [
    { title: 'Health', text: needs.health },
    ...travelInfo,
    { title: 'Children', text: needs.childPolicy },
    { title: 'Accessibility', text: needs.accessibility },
    { title: 'What you eat, and do not', text: needs.dietary },
  ];
  return own
    .filter(({ title, text }) => title !== '' && text !== '')
    .map(({ title, text }) => ({ id: addressWord(title), title, text }));
}
