import { useEffect, useRef } from 'react';
import { firstPlace, withoutPage } from '../address.ts';
import { type DeskListValue, useDeskList } from '../list/list-context.tsx';
import { useBulk } from '../list/use-bulk.ts';
import { pressKeyed } from '../parts/controls.tsx';
import { type EnquiryValue, useEnquiry } from '../state/enquiry-context.tsx';
import { type Session, type Target, useSession } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import type { BulkAsk } from '../words/bulk-words.ts';
import { type KeyAct, keyAct } from './keys.ts';

/** What the keys act on. */
type KeyScope = Session &
  Pick<DeskListValue, 'list' | 'selected'> &
  Pick<EnquiryValue, 'enquiry'> & { readonly act: ReturnType<typeof useAct> };

/** The link of each row that is shown. */
function rowLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.desk-list a[data-reference]')];
}

function moveInList(step: 1 | -1): void {
  const links = rowLinks();
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const to = at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1);
  links[to]?.focus();
}

/** The row that has the focus. */
function focusedRow({ list }: KeyScope): Target | null {
  const focused = document.activeElement?.closest('.desk-row, .desk-held');
  const reference = focused?.querySelector<HTMLElement>('[data-reference]')?.dataset.reference;
  return list.rows.find((row) => row.reference === reference) ?? null;
}

/** The enquiry a key is meant for: the open one, or the row that has the focus. */
function targetOf(desk: KeyScope): Target | null {
  return desk.place.reference !== null ? desk.enquiry : focusedRow(desk);
}

/** Frames in which the list that has the search box may still be drawn. */
const mostFrames = 60;

function focusSearch(frames = mostFrames): void {
  const box = document.querySelector<HTMLElement>('.desk-list [data-key="search"]');
  if (box) box.focus();
  else if (frames > 0) requestAnimationFrame(() => focusSearch(frames - 1));
}

function moveOpen({ place, list, go }: KeyScope, step: 1 | -1): void {
  const at = list.rows.findIndex(({ reference }) => reference === place.reference);
  const to = list.rows[at < 0 ? 0 : at + step];
  if (to) go({ ...place, reference: to.reference });
}

const bulkAsks = [
  'take',
  'give',
  'snooze',
  'tag',
  'close',
  'release',
  'discard',
] as const satisfies readonly (BulkAsk & KeyAct)[];

/** What a key does to the rows that are selected. @returns whether it does anything to them */
function runOnSelected({ selected, place, open }: KeyScope, key: KeyAct): boolean {
  const ask = bulkAsks.find((each) => each === key);
  if (!ask || selected.chosen.size === 0 || place.reference !== null || place.page) return false;
  open({ kind: 'bulk', ask, selection: selected.selection() });
  return true;
}

function select(desk: KeyScope, key: KeyAct): void {
  const { selected, place } = desk;
  if (place.reference !== null || place.page) return;
  const row = focusedRow(desk);
  if (key === 'select-all') selected.all(true);
  else if (key === 'clear') selected.clear();
  else if (row && key === 'select') selected.toggle(row.reference);
  else if (row) selected.extendTo(row.reference);
}

/** What keys press under Unplaced mail, by the names of its buttons. */
const mailKeys: Readonly<Partial<Record<KeyAct, string>>> = {
  next: 'mail-next',
  previous: 'mail-previous',
  release: 'mail-begin',
  answer: 'mail-answer',
  put: 'mail-put',
  discard: 'mail-not-for-us',
};

/** What a key does on a page beside the lists. @returns whether it does anything there */
function runOnPage({ place }: KeyScope, key: KeyAct): boolean {
  const button = place.page === 'mails' ? mailKeys[key] : undefined;
  if (button) pressKeyed(button);
  return button !== undefined;
}

/** What a key does to an enquiry. */
function runOn(desk: KeyScope, key: KeyAct, target: Target): void {
  const { act, open, asker } = desk;
  const { state, work } = target;
  const held = state === 'quarantined';
  const works = state === 'accepted';
  const done = work.state === 'done';
  if (key === 'release' && held) open({ kind: 'release', target });
  else if (key === 'discard' && held) void act(target, { act: 'discard' });
  else if (!works) return;
  else if (key === 'take' && work.assignee !== asker.id) void act(target, { act: 'take' });
  else if (key === 'give') open({ kind: 'give', target });
  else if (key === 'close') void act(target, { act: done ? 'reopen' : 'close' });
  else if (done) return;
  else if (key === 'telephone') open({ kind: 'telephone', target });
  else if (key === 'snooze') {
    if (work.snoozedUntil === null) open({ kind: 'snooze', target });
    else void act(target, { act: 'wake' });
  }
}

/** The desk's keys; every one of them is a button, too. */
export function useDeskKeys(): void {
  const session = useSession();
  const { place, go, open, say, notificationChoices, chooseNotifications, values } = session;
  const { list, selected } = useDeskList();
  const { enquiry } = useEnquiry();
  const act = useAct();
  const bulk = useBulk();
  const desk: KeyScope = { ...session, list, selected, enquiry, act };
  const opened = place.reference !== null;
  useKeys(notificationChoices.keys, (key) => {
    if (runOnPage(desk, key) || runOnSelected(desk, key)) return;
    switch (key) {
      case 'select':
      case 'select-range':
      case 'select-all':
      case 'clear':
        return select(desk, key);
      case 'next':
      case 'previous': {
        const step = key === 'next' ? 1 : -1;
        return opened ? moveOpen(desk, step) : moveInList(step);
      }
      case 'list':
        return opened || place.page ? go({ ...withoutPage(place), reference: null }) : undefined;
      case 'go-new':
      case 'go-mine':
        return go({ ...firstPlace, list: key === 'go-new' ? 'new' : 'mine' });
      case 'begin':
        return go({ ...firstPlace, page: 'begin' });
      case 'undo':
        return values.announcement.read()?.undo
          ? values.announcement.read()?.undo?.run()
          : void bulk.offerLast();
      case 'keys':
        return open({ kind: 'keys' });
      case 'arrivals':
        return void list.reload();
      case 'search':
        if (opened || place.page) go({ ...withoutPage(place), reference: null });
        return focusSearch();
      case 'sound':
        chooseNotifications({ sound: !notificationChoices.sound });
        return say(`Sound ${notificationChoices.sound ? 'off' : 'on'}.`);
      case 'answer':
      case 'answer-all':
      case 'forward':
      case 'note':
      case 'tag':
        return pressKeyed(key);
      case 'copy': {
        const reference = targetOf(desk)?.reference;
        if (!reference) return;
        return void navigator.clipboard
          .writeText(reference)
          .then(() => say(`${reference} is copied.`))
          .catch(() => say({ problem: 'This browser lets nothing be copied.' }));
      }
      default: {
        const target = targetOf(desk);
        if (target) runOn(desk, key, target);
      }
    }
  });
}

const mayRepeat: readonly KeyAct[] = ['next', 'previous'];

const typing = 'input, textarea, select, [contenteditable]';

/** Hears the desk's keys, but in a field, in a dialog, or when they are switched off. */
function useKeys(on: boolean, run: (act: KeyAct) => void): void {
  const latest = useRef({ on, run });
  latest.current = { on, run };
  useEffect(() => {
    let state = { going: false };
    const hear = (event: KeyboardEvent) => {
      // Held down, Enter would press the button that comes in place of the one it was meant for.
      if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
        event.preventDefault();
      if (event.defaultPrevented || ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      const at = event.target instanceof Element ? event.target : null;
      const inField = at?.closest(typing) !== null || document.querySelector('dialog[open]') !== null;
      const { act, next } = keyAct(event, state, { inField, on: latest.current.on });
      state = next;
      if (!act) return;
      event.preventDefault();
      // Held down, a key would do the same to what moves up into the place of what it was done to.
      if (!event.repeat || mayRepeat.includes(act)) latest.current.run(act);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
