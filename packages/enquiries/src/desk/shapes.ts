import type { Suspicion } from '../keeping/suspicion.ts';
import type { StoredConsent } from '../sending/channels/channel.ts';
import type { ChannelWords } from '../sending/channels/channel-record.ts';

/** The shapes of the internal API's answers; the studio's inbox and the command line read them. */

export const deskViews = ['open', 'held', 'failed', 'all'] as const;

/** `open`: accepted ones; `held`: the quarantine; `failed`: with a dead delivery nobody acted on; `all`: everything. */
export type DeskView = (typeof deskViews)[number];

export type EnquiryState = 'accepted' | 'quarantined' | 'discarded' | 'erased';

/** `held` is shown for what waits while an erasure can still be undone. */
export type DeliveryState = 'pending' | 'sending' | 'waiting' | 'delivered' | 'dead' | 'held';

export interface EnquirySummary {
  readonly reference: string;
  readonly kind: string;
  readonly state: EnquiryState;
  readonly receivedAt: string;
  /** Empty once erased. */
  readonly name: string;
  readonly headline: string;
  readonly country: string | null;
  readonly attention: 'none' | 'held' | 'late' | 'failed';
  readonly deliveries: readonly { readonly channel: string; readonly state: DeliveryState }[];
  readonly linkedTo: string | null;
}

export interface DeliveryDetail {
  readonly channel: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly lastError: string | null;
  readonly deliveredAt: string | null;
  readonly history: readonly { readonly at: string; readonly outcome: string; readonly detail: string }[];
}

export interface EnquiryDetail extends EnquirySummary {
  /** In the form's order, with the form's labels. */
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string | string[];
  }[];
  readonly extra: readonly { readonly name: string; readonly value: string }[];
  readonly files: readonly {
    readonly field: string;
    readonly fileName: string;
    readonly kind: string;
    readonly bytes: number;
  }[];
  readonly consent: StoredConsent;
  readonly page: string;
  readonly formVersion: string;
  readonly suspicion: Suspicion | null;
  readonly deliveries: readonly DeliveryDetail[];
  /** What every channel is called, by its name. */
  readonly channels: Readonly<Record<string, Pick<ChannelWords, 'noun' | 'done' | 'again'>>>;
  readonly actions: readonly { readonly at: string; readonly by: string; readonly action: string }[];
  /** When an erasure somebody asked for becomes final; `null` when nobody did. */
  readonly eraseFinalAt: string | null;
}

export interface DeskCounts {
  readonly open: number;
  readonly held: number;
  readonly failed: number;
  readonly all: number;
}

export interface EnquiryPage {
  readonly enquiries: readonly EnquirySummary[];
  readonly nextCursor: string | null;
  readonly counts: DeskCounts;
}
