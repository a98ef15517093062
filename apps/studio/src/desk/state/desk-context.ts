'use client';

import type { Selection } from '@sundowner/desk-wire/bulk';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import type { Choices } from '@sundowner/desk-wire/finding';
import type { DeskRow } from '@sundowner/desk-wire/list';
import type { DeskClaim, NoticeChoices } from '@sundowner/desk-wire/people';
import type { Presence, Told, WorkAct } from '@sundowner/desk-wire/work';
import { createContext, useContext } from 'react';
import type { DeskPlace } from '../address.ts';
import type { AlertWords } from '../words/alerts.ts';
import type { BulkAsk } from '../words/bulk-words.ts';
import type { House } from '../words/people-words.ts';
import type { Announcement, Say } from './announcement.ts';
import type { BulkHand } from './use-bulk.ts';
import type { DeskListHand } from './use-list.ts';
import type { LiveHand } from './use-live.ts';
import type { OneHand } from './use-one.ts';
import type { SearchHand } from './use-search.ts';
import type { SelectionHand } from './use-selection.ts';
import type { StraysHand } from './use-strays.ts';
import type { ViewsHand } from './use-views.ts';
import type { Writer } from './writer.ts';

/** An enquiry something is done to, in a row or opened. */
export type Target = Pick<DeskRow, 'reference' | 'kind' | 'state' | 'name' | 'headline' | 'work'>;

export type DeskDialog =
  | { readonly kind: 'telephone' | 'give' | 'snooze' | 'release' | 'more'; readonly target: Target }
  | { readonly kind: 'bulk'; readonly ask: BulkAsk; readonly selection: Selection }
  | { readonly kind: 'receipt'; readonly erasure: string }
  | {
      readonly kind: 'withdraw';
      readonly reference: string;
      readonly purpose: string;
      readonly onDone: () => void;
    }
  | { readonly kind: 'keys' | 'you' | 'menu' | 'save-view' | 'views' };

export interface DeskHand extends SearchHand {
  readonly asker: DeskClaim;
  readonly settings: DeskSettings;
  /** Who signs answers, and how. */
  readonly writer: Writer;
  /** The house's own name. */
  readonly collection: string;
  /** For administrators. */
  set(settings: DeskSettings): Promise<void>;
  readonly house: House;
  readonly notices: NoticeChoices;
  chooseNotices(part: Partial<NoticeChoices>): void;
  /** South African time; `null`: back. */
  setAway(until: string | null): void;
  readonly alerts: readonly AlertWords[];
  readonly place: DeskPlace;
  go(place: DeskPlace): void;
  readonly list: DeskListHand;
  /** Whose data is looked at, an address or a reference; empty for nobody's. In no address of the desk. */
  readonly person: string;
  lookAt(person: string): void;
  readonly selected: SelectionHand;
  readonly bulk: BulkHand;
  readonly views: ViewsHand;
  readonly strays: StraysHand;
  /** `null` until it has come. */
  readonly choices: Choices | null;
  readonly one: OneHand;
  readonly live: LiveHand;
  /** Colleagues at an enquiry now; not oneself. */
  presentAt(reference: string, known: readonly Presence[]): readonly Presence[];
  readonly told: readonly Told[];
  seen(ids: readonly string[]): void;
  readonly announcement: Announcement | null;
  readonly say: Say;
  /** @returns whether it was done */
  act(target: Target, act: WorkAct): Promise<boolean>;
  readonly dialog: DeskDialog | null;
  open(dialog: DeskDialog | null): void;
  readonly writing: boolean;
  write(on: boolean): void;
}

export const DeskContext = createContext<DeskHand | null>(null);

/** @throws Error outside the desk */
export function useDesk(): DeskHand {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('This part belongs to the enquiry desk.');
  return desk;
}
