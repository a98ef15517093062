import type { Selection } from '@sundowner/desk-wire/bulk';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import type { DeskRow } from '@sundowner/desk-wire/list';
import type { Live } from '@sundowner/desk-wire/live';
import type { Merged } from '@sundowner/desk-wire/merging';
import type { Colleague, DeskClaim, NotificationChoices } from '@sundowner/desk-wire/people';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { DeskPlace } from '../address.ts';
import type { AlertWords } from '../words/alerts.ts';
import type { BulkAsk } from '../words/bulk-words.ts';
import type { Viewer } from '../words/people-words.ts';
import type { DeskProperty } from '../words/property-words.ts';

/** An enquiry something is done to, in a row or opened. */
export type Target = Pick<DeskRow, 'reference' | 'kind' | 'state' | 'name' | 'headline' | 'work'>;

export type DeskDialog =
  | { readonly kind: 'telephone' | 'give' | 'snooze' | 'release' | 'more'; readonly target: Target }
  | { readonly kind: 'bulk'; readonly ask: BulkAsk; readonly selection: Selection }
  | { readonly kind: 'receipt'; readonly erasure: string }
  | { readonly kind: 'original'; readonly reference: string; readonly message: string }
  | {
      readonly kind: 'withdraw';
      readonly reference: string;
      readonly purpose: string;
      readonly onDone: () => void;
    }
  | {
      readonly kind: 'merge';
      readonly target: Target;
      /** The other one, where it is known. */
      readonly other: string | null;
    }
  | { readonly kind: 'unmerge'; readonly target: Target; readonly merged: Merged }
  | { readonly kind: 'keys' | 'you' | 'menu' | 'save-view' | 'views' };

/** How what was done is taken back: a button with its words, and until when it is offered (milliseconds since 1970). */
interface Undo {
  /** "Undo" where absent. */
  readonly words?: string;
  readonly until?: number;
  run(): void;
}

/** What was said last, and how it is taken back. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly tone: 'done' | 'problem';
  readonly undo: Undo | null;
}

/** What was done, why it was not, or what was done and may be taken back. `null` empties the line. */
type Saying = string | { readonly problem: string } | { readonly text: string; readonly undo: Undo | null };

/** Says something in the line at the foot. */
export type Say = (saying: Saying | null) => void;

/** Who writes answers, and with which signature. */
export interface Writer {
  readonly name: string;
  /** Of their own account; empty where they have written none. */
  readonly own: string;
  /** Of the desk's settings. */
  readonly signature: string;
}

/**
 * `away`: the site does not answer the studio. `offline`: nothing is heard of the studio itself. `unreadable`: its answer has another
 * shape than this page expects, which was loaded before the studio was updated.
 */
export type Connection = 'up' | 'away' | 'offline' | 'signed-out' | 'unreadable';

export interface LiveState {
  /** The last news; `null` until they have come. */
  readonly live: Live | null;
  readonly connection: Connection;
  /** When something was last heard, milliseconds since 1970. */
  readonly heardAt: number;
}

/** What of the page changes often and is shown in few places: each is read by itself (`useValue`). */
export interface PageValues {
  readonly clock: Value<Date>;
  readonly announcement: Value<Announcement | null>;
  readonly dialog: Value<DeskDialog | null>;
  /** What is searched for; never in an address, it may be somebody's name. */
  readonly words: Value<string>;
  /** Whose data is looked at, an address or a reference; empty for nobody's. In no address of the desk. */
  readonly person: Value<string>;
  /** The mail of no enquiry that is open, by its id; `null` for none. In no address of the desk. */
  readonly mail: Value<string | null>;
  /** The enquiry whose answer is begun as soon as it is shown, by its reference. */
  readonly answering: Value<string | null>;
  readonly live: Value<LiveState>;
  /** Notifications that were seen on this page, by id. */
  readonly seen: Value<ReadonlySet<string>>;
}

/** Who is at the desk, how it is set, and where they are. */
export interface Session {
  readonly asker: DeskClaim;
  readonly people: readonly Colleague[];
  readonly notificationChoices: NotificationChoices;
  chooseNotifications(part: Partial<NotificationChoices>): void;
  /** A moment; `null`: back. */
  setAway(until: string | null): void;
  readonly settings: DeskSettings;
  /** For administrators. */
  saveSettings(settings: DeskSettings): Promise<void>;
  /** Who signs answers, and how. */
  readonly writer: Writer;
  /** The name of the collection of lodges. */
  readonly collection: string;
  /** That are published: what enquiries differ by. */
  readonly properties: readonly DeskProperty[];
  readonly alerts: readonly AlertWords[];
  readonly place: DeskPlace;
  go(place: DeskPlace): void;
  readonly say: Say;
  open(dialog: DeskDialog | null): void;
  readonly values: PageValues;
}

export const SessionContext = createContext<Session | null>(null);

/** @throws Error outside the desk */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('This part belongs to the enquiry desk.');
  return session;
}

/** The person who looks at the page, and when. It changes with the clock: a component that says no time takes `useSession`. */
export function useViewer(): Viewer {
  const { people, asker, values } = useSession();
  const now = useValue(values.clock);
  return useMemo(() => ({ people, me: asker.id, now }), [people, asker.id, now]);
}

/** A value of the page that changes often: a component that reads it is drawn again when it changes, and no other. */
export interface Value<Kept> {
  read(): Kept;
  set(next: Kept): void;
  subscribe(hear: () => void): () => void;
}

export function createValue<Kept>(first: Kept): Value<Kept> {
  let kept = first;
  const listeners = new Set<() => void>();
  return {
    read: () => kept,
    set(next) {
      kept = next;
      for (const hear of listeners) hear();
    },
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

export const useValue = <Kept>(value: Value<Kept>): Kept =>
  useSyncExternalStore(value.subscribe, value.read, value.read);
