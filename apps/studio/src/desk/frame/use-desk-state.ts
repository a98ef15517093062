'use client';

import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import type { ListAnswer } from '@sundowner/desk-wire/list';
import type { Live } from '@sundowner/desk-wire/live';
import type { OneEnquiry } from '@sundowner/desk-wire/one';
import type { DeskClaim, NoticeChoices, People } from '@sundowner/desk-wire/people';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskPlace } from '../address.ts';
import { ask } from '../state/ask.ts';
import type { DeskDialog, DeskHand } from '../state/desk-context.ts';
import { useActs, useAnnouncement } from '../state/use-acts.ts';
import { useBulk } from '../state/use-bulk.ts';
import { useChoices } from '../state/use-choices.ts';
import { useList } from '../state/use-list.ts';
import { useLive } from '../state/use-live.ts';
import { useOne } from '../state/use-one.ts';
import { usePlace } from '../state/use-place.ts';
import { useSearch } from '../state/use-search.ts';
import { useSelection } from '../state/use-selection.ts';
import { useStrays } from '../state/use-strays.ts';
import { useViews } from '../state/use-views.ts';
import type { AlertWords } from '../words/alerts.ts';
import { useNotices } from './use-notices.ts';
import { useNow } from './use-now.ts';

/** What the server gives a page of the desk to begin with. */
export interface DeskStart {
  readonly asker: DeskClaim;
  readonly people: People;
  readonly settings: DeskSettings;
  /** Under their answers; empty where they have written none. */
  readonly signature: string;
  readonly collection: string;
  readonly list: ListAnswer;
  readonly one: OneEnquiry | null;
  readonly alerts: readonly AlertWords[];
  /** When the page was drawn, ISO time. */
  readonly now: string;
}

function usePeople(start: DeskStart, say: DeskHand['say']) {
  const [people, setPeople] = useState(start.people);
  const me = start.asker.id;
  const chooseNotices = useCallback(
    (part: Partial<NoticeChoices>) => {
      setPeople((before) => {
        const notices = { ...before.notices, ...part };
        void ask<People>('POST', '/people/me/notices', { body: notices }).then((reply) => {
          if (reply.ok) setPeople(reply.value);
          else say({ text: reply.detail, tone: 'problem', undo: null });
        });
        return { ...before, notices };
      });
    },
    [say],
  );
  const setAway = useCallback(
    async (until: string | null) => {
      const reply = await ask('POST', `/people/${encodeURIComponent(me)}/away`, { body: { until } });
      if (!reply.ok) return say({ text: reply.detail, tone: 'problem', undo: null });
      const again = await ask<People>('GET', '/people');
      if (again.ok) setPeople(again.value);
      say({
        text: until === null ? 'You are back.' : 'You are away; nothing new is given to you.',
        tone: 'done',
        undo: null,
      });
    },
    [me, say],
  );
  return { people, chooseNotices, setAway };
}

function useSettings(initial: DeskSettings, say: DeskHand['say']) {
  const [settings, setSettings] = useState(initial);
  const set = useCallback(
    async (next: DeskSettings) => {
      const told = await ask<DeskSettings>('POST', '/settings', { body: next });
      if (!told.ok) return say({ text: told.detail, tone: 'problem', undo: null });
      setSettings(told.value);
      say({ text: 'Saved. The desk keeps to it from now on.', tone: 'done', undo: null });
    },
    [say],
  );
  return { settings, set };
}

/** Everything the desk knows in the browser, in one hand. */
export function useDeskState(start: DeskStart): DeskHand {
  const { place, go: goTo } = usePlace();
  const now = useNow(start.now);
  const { announcement, say } = useAnnouncement();
  const { settings, set } = useSettings(start.settings, say);
  const { people, chooseNotices, setAway } = usePeople(start, say);
  const house = useMemo(
    () => ({ people: people.people, me: start.asker.id, now }),
    [people, start.asker.id, now],
  );
  const writer = useMemo(
    () => ({ name: start.asker.name, own: start.signature, signature: settings.signature }),
    [start.asker.name, start.signature, settings.signature],
  );
  const finding = useSearch(place, goTo);
  const { words, forget } = finding;
  const go = useCallback(
    (next: DeskPlace) => {
      // A search is of all lists: whoever goes to one of them has done with it.
      if (next.list !== 'all' && next.reference === null) forget();
      goTo(next);
    },
    [goTo, forget],
  );
  const list = useList(place, words, start.list);
  const shown = useMemo(() => list.rows.map(({ reference }) => reference), [list.rows]);
  const selected = useSelection(place, words, shown);
  const views = useViews(say);
  const strays = useStrays(say);
  const choices = useChoices();
  const one = useOne(place.reference, start.one);
  const [dialog, open] = useState<DeskDialog | null>(null);
  const [writing, write] = useState(false);
  const [person, lookAt] = useState('');
  const [hidden, setHidden] = useState<readonly string[]>([]);

  const tell = useNotices(people.notices);
  const parts = useRef({ list, one, reference: place.reference });
  parts.current = { list, one, reference: place.reference };
  const live = useLive(Date.parse(start.now), (news: Live, before: Live | null) => {
    tell(news, before);
    const { list: held, one: current, reference } = parts.current;
    held.setCounts(news.counts);
    if (news.changed.length === 0) return;
    views.stale();
    void held.look();
    if (reference !== null && news.changed.some((change) => change.reference === reference))
      void current.reload();
  });

  const { one: opened } = one;
  const { replaceRow } = list;
  useEffect(() => {
    // Beside the open enquiry its row says the same, also once it has left the list.
    if (opened) replaceRow(opened.reference, { state: opened.state, work: opened.work, tags: opened.tags });
  }, [opened, replaceRow]);
  const bulk = useBulk({
    selected,
    house,
    say,
    changed: () => {
      void list.reload();
      views.stale();
      if (place.reference !== null) void one.reload();
    },
  });
  const act = useActs({ list, one, house, say });
  const seen = useCallback((ids: readonly string[]) => {
    if (ids.length === 0) return;
    setHidden((before) => [...before, ...ids]);
    void ask('POST', '/told/seen', { body: { ids } });
  }, []);

  return {
    asker: start.asker,
    writer,
    collection: start.collection,
    settings,
    set,
    house,
    notices: people.notices,
    chooseNotices,
    setAway,
    alerts: start.alerts,
    place,
    go,
    list,
    ...finding,
    person,
    lookAt,
    selected,
    bulk,
    views,
    strays,
    choices,
    one,
    live,
    presentAt: (reference, known) =>
      (live.live?.presence.filter((each) => each.reference === reference) ?? known).filter(
        ({ person }) => person !== start.asker.id,
      ),
    told: (live.live?.told ?? []).filter(({ id }) => !hidden.includes(id)),
    seen,
    announcement,
    say,
    act,
    dialog,
    open,
    writing,
    write,
  };
}
