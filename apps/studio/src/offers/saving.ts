import type { Day } from '@sundowner/calendar/day';

/** In which way an offer saves a guest something. */
export type SavingKind = 'nights' | 'percent' | 'price' | 'room' | 'single' | 'child' | 'extra';

/** What an offer takes off, as an editor wrote it; what its kind does not ask for is not looked at. */
export interface Saving {
  readonly kind: SavingKind | null;
  readonly nights: number | null;
  readonly paidNights: number | null;
  readonly percent: number | null;
  /** What is sold besides the room. */
  readonly what: string;
  /** Ids of rooms; empty for none. */
  readonly room: string;
  readonly otherRoom: string;
  readonly usualPrice: number | null;
  readonly price: number | null;
  /** The first age, in years, that pays. */
  readonly childUnder: number | null;
}

/** What a night costs in one season, as the rates table has it. */
interface PricedSeason {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly perPersonSharing: number | null;
  readonly single: number | null;
  readonly child: number | null;
  /** Of a whole house, or a supplement. */
  readonly unit: number | null;
}

/** A published rate as an offer is held against it. */
export interface PricedRate {
  /** What the lodge or villa is known by, and its name. */
  readonly lodge: string;
  readonly lodgeName: string;
  /** Its id, and "River suite"; both empty for what is no room. */
  readonly room: string;
  readonly roomName: string;
  readonly per: 'person' | 'unit' | 'supplement';
  readonly inclusions: readonly string[];
  readonly childPolicy: string;
  readonly childFrom: number | null;
  readonly childFree: number | null;
  readonly childUntil: number | null;
  readonly seasons: readonly PricedSeason[];
}

/** An offer as its words and fields say it. */
export interface OfferTerms {
  readonly title: string;
  readonly text: string;
  readonly terms: string;
  /** What it includes, a line each. */
  readonly included: readonly string[];
  readonly stayFrom: Day | null;
  readonly stayUntil: Day | null;
  /** The lodges it is for; empty for every one among the rates. */
  readonly lodges: readonly { readonly id: string; readonly name: string }[];
  readonly saving: Saving;
}

/** Why an offer cannot be published. */
export interface Refusal {
  readonly says: string;
  /** The field of the form that is to be changed. */
  readonly path: string;
  readonly label: string;
}

const labels = {
  title: 'Title',
  text: 'Words',
  terms: 'Terms',
  included: 'What it includes',
  stayUntil: 'Stays until',
  'saving.kind': 'What is taken off',
  'saving.nights': 'Nights stayed',
  'saving.paidNights': 'Nights paid for',
  'saving.percent': 'Per cent',
  'saving.what': 'What it is',
  'saving.room': 'Room or suite',
  'saving.otherRoom': 'The room whose price is paid',
  'saving.usualPrice': 'What it costs otherwise',
  'saving.price': 'What it costs with the offer',
  'saving.childUnder': 'Free below, years',
} as const;

export const refusal = (path: keyof typeof labels, says: string): Refusal => ({
  says,
  path,
  // As Payload names a field of a group where it lists those that are invalid.
  label: path.startsWith('saving.') ? `What it saves > ${labels[path]}` : labels[path],
});
