import { deskCalls } from '@sundowner/desk-wire/calls';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { ListAnswer } from '@sundowner/desk-wire/list';
import type { DeskClaim, NotificationChoices, People } from '@sundowner/desk-wire/people';
import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DeskPlace, lastPartOf, placeAddress, placeFrom } from '../address.ts';
import { callDesk } from '../call-desk.ts';
import {
  type Announcement,
  createValue,
  type DeskDialog,
  type PageValues,
  type Say,
  SessionContext,
} from '../state/session-context.ts';
import type { AlertWords } from '../words/alerts.ts';
import type { DeskProperty } from '../words/property-words.ts';

/** What the server gives a page of the desk to begin with. */
export interface DeskStart {
  readonly asker: DeskClaim;
  readonly people: People;
  readonly settings: DeskSettings;
  /** Under their answers; empty where they have written none. */
  readonly signature: string;
  readonly collection: string;
  /** That are published. */
  readonly properties: readonly DeskProperty[];
  readonly list: ListAnswer;
  readonly enquiry: EnquiryDetail | null;
  readonly alerts: readonly AlertWords[];
  /** When the page was drawn, ISO time. */
  readonly now: string;
}

/** The clock of the page moves on each half minute. */
const tick = 30_000;

function announcementOf(saying: NonNullable<Parameters<Say>[0]>, id: number): Announcement {
  if (typeof saying === 'string') return { id, text: saying, tone: 'done', undo: null };
  if ('problem' in saying) return { id, text: saying.problem, tone: 'problem', undo: null };
  return { id, ...saying, tone: 'done' };
}

function createValues(now: string): PageValues {
  return {
    // What the server drew with until the page is alive.
    clock: createValue(new Date(now)),
    announcement: createValue<Announcement | null>(null),
    dialog: createValue<DeskDialog | null>(null),
    words: createValue(''),
    person: createValue(''),
    mail: createValue<string | null>(null),
    answering: createValue<string | null>(null),
    live: createValue({ live: null, connection: 'up', heardAt: Date.parse(now) }),
    seen: createValue<ReadonlySet<string>>(new Set()),
  };
}

function usePeople(start: DeskStart, say: Say) {
  const [people, setPeople] = useState(start.people);
  const me = start.asker.id;
  const chooseNotifications = useCallback(
    (part: Partial<NotificationChoices>) => {
      setPeople((before) => {
        const notificationChoices = { ...before.notificationChoices, ...part };
        void callDesk(deskCalls.saveNotificationChoices, { body: notificationChoices }).then((reply) => {
          if (reply.ok) setPeople(reply.value);
          else say({ problem: reply.detail });
        });
        return { ...before, notificationChoices };
      });
    },
    [say],
  );
  const setAway = useCallback(
    async (until: string | null) => {
      const reply = await callDesk(deskCalls.setAway, { params: { person: me }, body: { until } });
      if (!reply.ok) return say({ problem: reply.detail });
      const again = await callDesk(deskCalls.readPeople, {});
      if (again.ok) setPeople(again.value);
      say(until === null ? 'You are back.' : 'You are away; nothing new is given to you.');
    },
    [me, say],
  );
  return useMemo(() => ({ ...people, chooseNotifications, setAway }), [people, chooseNotifications, setAway]);
}

function useSettings({ asker, signature, settings: initial }: DeskStart, say: Say) {
  const [settings, setSettings] = useState(initial);
  const saveSettings = useCallback(
    async (next: DeskSettings) => {
      const reply = await callDesk(deskCalls.saveSettings, { body: next });
      if (!reply.ok) return say({ problem: reply.detail });
      setSettings(reply.value);
      say('Saved. The desk keeps to it from now on.');
    },
    [say],
  );
  return useMemo(() => {
    const writer = { name: asker.name, own: signature, signature: settings.signature };
    return { settings, saveSettings, writer };
  }, [asker, signature, settings, saveSettings]);
}

/** Holds who is at the desk, how it is set, and where they are in it. */
export function SessionProvider({
  start,
  children,
}: {
  readonly start: DeskStart;
  readonly children: ReactNode;
}) {
  const { asker, collection, properties, alerts } = start;
  const [values] = useState(() => createValues(start.now));
  const { place, go: goTo } = usePlace();
  const said = useRef(0);
  const say = useCallback<Say>(
    (next) => {
      said.current += 1;
      values.announcement.set(next === null ? null : announcementOf(next, said.current));
    },
    [values],
  );
  const settings = useSettings(start, say);
  const people = usePeople(start, say);
  const go = useCallback(
    (next: DeskPlace) => {
      // A search is of all lists: going to one of them ends it.
      if (next.list !== 'all' && next.reference === null) values.words.set('');
      goTo(next);
    },
    [goTo, values],
  );
  useEffect(() => {
    const move = () => values.clock.set(new Date());
    move();
    const timer = setInterval(move, tick);
    return () => clearInterval(timer);
  }, [values]);
  const session = useMemo(
    () => ({
      ...{ asker, collection, properties, alerts, place, go, say, values },
      ...people,
      ...settings,
      open: values.dialog.set,
    }),
    [asker, collection, properties, alerts, place, go, say, values, people, settings],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

const shownAddress = (): string => window.location.pathname + window.location.search;

/**
 * What of the desk the address names, and how to go elsewhere. The page stays: nothing is loaded but what is shown next.
 *
 * The place changes at once where somebody goes: the router reports an address late, and a box that is ticked in between would lose its
 * tick.
 */
function usePlace(): { readonly place: DeskPlace; readonly go: (place: DeskPlace) => void } {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const routed = query === '' ? pathname : `${pathname}?${query}`;
  /** Where `go` went, as long as the router has not reported it. */
  const [ahead, setAhead] = useState<string | null>(null);
  useEffect(
    () => setAhead((address) => (address === shownAddress() && address !== routed ? address : null)),
    [routed],
  );
  const address = ahead ?? routed;
  const place = useMemo(() => {
    const [path = '', text = ''] = address.split('?');
    return placeFrom(new URLSearchParams(text), lastPartOf(path));
  }, [address]);
  const go = useCallback((next: DeskPlace) => {
    const wanted = placeAddress(next);
    if (wanted === shownAddress()) return;
    window.history.pushState(null, '', wanted);
    setAhead(wanted);
  }, []);
  return { place, go };
}
