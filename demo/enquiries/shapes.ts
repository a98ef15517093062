import type { EnquiryKind } from '@sundowner/brand';

/** Who works at the demonstration's desk. None of them has an account: the studio's own people come beside them. */
export type Concierge = 'thandi' | 'amira' | 'sipho' | 'ruan';

/** What happened to an enquiry, so many minutes after it came in. */
export type Step = { readonly after: number; readonly by: Concierge } & (
  | { readonly does: 'take' | 'close' | 'release' | 'discard' }
  | { readonly does: 'give'; readonly to: Concierge }
  | { readonly does: 'note'; readonly words: string }
  | { readonly does: 'answer'; readonly words: string; readonly closes?: boolean }
  /** An answer to what the conversation was before the last one: it is stopped, and its words are kept. */
  | { readonly does: 'answer-late'; readonly words: string }
  | { readonly does: 'call'; readonly outcome: 'spoke' | 'left-message' | 'no-reply'; readonly words: string }
  | { readonly does: 'snooze'; readonly days: number }
  /** The traveller's mail. */
  | { readonly does: 'hear'; readonly words: string }
);

/** When one came in: so long before the start, or so many days before it at a time of South Africa. */
export type Came =
  | { readonly minutesAgo: number }
  /** A Sunday becomes the Saturday before. */
  | { readonly daysAgo: number; readonly at: string };

/** An invented enquiry, as its form was filled in, and what became of it. */
export interface DemonstrationEnquiry {
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly surname: string;
  /** As the forms' list spells it; forms without a country leave it out. */
  readonly country: string;
  /** Reserved for fiction. */
  readonly tel: string;
  readonly page: `/${string}`;
  readonly came: Came;
  /** Days from its coming to the arrival, and nights. */
  readonly stay?: readonly [days: number, nights: number];
  readonly fields?: Readonly<Record<string, string | readonly string[]>>;
  readonly comments?: string;
  readonly suspicion?: 'too-fast' | 'honeypot';
  readonly tags?: readonly string[];
  readonly course?: readonly Step[];
}
