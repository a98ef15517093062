import { listRequestShape } from '@sundowner/desk-wire/list';
import { expect } from 'vitest';
import { ruan, thandi } from './enquiries-desk-stage.ts';
import type { Row, Written } from './together-acts.ts';
import type { Course } from './together-stage.ts';

/** Pairs of which only one may go out: the second was written to the same words, and waited there when the first was taken. */
export type Rivals = readonly [Written, Row][];

const mergers: ReadonlySet<string> = new Set(['merge', 'unmerge']);
const isOut = ({ way, state }: Row) => way === 'answer' && state === 'sent';

/** Looks at what one step did to answers. */
export async function watchStep(course: Course, work: () => Promise<void>): Promise<Rivals> {
  const before = await course.rows();
  const count = course.written.length;
  const done = course.happened.length;
  await work();
  const after = await course.rows();
  const homes = new Set(course.happened.slice(done).map(({ does }) => does));
  const moved = [...homes].some((does) => mergers.has(does));
  const goneBack = new Set(after.filter(({ state }) => state === 'called-back').map(({ id }) => id));
  const taken = course.written.slice(count).filter(({ reply }) => reply === 'sent');
  for (const answer of taken) {
    const unseen = before.filter(
      (row) => isOut(row) && row.enquiry === answer.home && !answer.view.messages.has(row.id),
    );
    expect(
      unseen.filter(({ id }) => !goneBack.has(id)),
      'answered after an answer unseen',
    ).toEqual([]);
    // The second of one person may have been written on the page that showed the first.
    const twin = taken.filter(
      (other) =>
        other !== answer &&
        other.home === answer.home &&
        !other.view.messages.has(answer.key) &&
        !answer.view.messages.has(other.key),
    );
    expect(
      twin.filter(({ key }) => !goneBack.has(key) && !goneBack.has(answer.key)),
      'two at once',
    ).toEqual([]);
  }
  if (moved) return [];
  const wasOut = new Set(before.filter(isOut).map(({ id }) => id));
  const now = after.filter((row) => isOut(row) && !wasOut.has(row.id));
  return now.flatMap((first) =>
    after
      .filter(({ state, enquiry, id }) => state === 'planned' && enquiry === first.enquiry && id !== first.id)
      .flatMap(({ id }) => course.written.find(({ key }) => key === id) ?? [])
      .filter(({ view }) => !view.messages.has(first.id))
      .map((waiting) => [waiting, first] as [Written, Row]),
  );
}

/** What is so once everything has gone out. */
export async function expectTruths(course: Course, rivals: Rivals): Promise<void> {
  const rows = await course.rows();
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  for (const [waiting, first] of rivals) {
    const both = [waiting.key, first.id].every((id) => rowOf(id)?.state === 'sent');
    expect(both, `${waiting.text} waited when ${first.id} went, and went too`).toBe(false);
  }
  const notifications = await course.desk.store.read.rows<Notification>(
    'SELECT person, kind, about, at FROM told WHERE enquiry_id IN (?, ?)',
    course.ids,
  );
  for (const answer of course.written) expectAnswered(course, answer, rowOf(answer.key), rows, notifications);
  for (const each of notifications) expectHappened(course, each, rows);
  await expectSameViews(course, rows);
}

interface Notification {
  readonly person: string;
  readonly kind: string;
  readonly about: string | null;
  readonly at: number;
}

/** The author of an answer was told what became of it. */
function expectAnswered(
  course: Course,
  { key, by, text, view, reply, detail }: Written,
  row: Row | undefined,
  rows: readonly Row[],
  notes: readonly Notification[],
): void {
  const mails = course.mailsOf(text);
  const wasNotified = (kind: string, about: string | null) =>
    notes.some((each) => each.person === by.id && each.kind === kind && each.about === about);
  if (reply === 'refused') {
    expect(row, detail).toBeUndefined();
    expect(mails).toBe(0);
    return;
  }
  if (reply === 'stopped') expect(row?.state).toBe('stopped');
  switch (row?.state) {
    case 'sent':
      expect(mails, `mails of ${text}`).toBe(course.isRejected(text) ? 0 : 1);
      if (course.isRejected(text)) expect(wasNotified('refused', null)).toBe(true);
      return;
    case 'called-back': {
      expect(mails).toBe(0);
      const done = course.happened.filter(({ message }) => message === key);
      const stopped = done.filter(({ does }) => does === 'call-back' || does === 'stop');
      const withdrawn = course.happened.some(({ does }) => does === 'withdraw');
      expect(stopped.length > 0 || withdrawn, 'called back by nobody').toBe(true);
      // The second of two who call it back finds it done, and so does who calls it back after a withdrawal.
      if (stopped.length > 0 && !stopped.some(({ by: who }) => who === by.id))
        expect(
          stopped.some(({ by: who }) => wasNotified('stopped', who)) ||
            (withdrawn && wasNotified('stopped', null)),
          'their answer was called back',
        ).toBe(true);
      if (stopped.length === 0) expect(wasNotified('stopped', null), 'withdrawn').toBe(true);
      return;
    }
    case 'stopped': {
      expect(mails).toBe(0);
      if (reply === 'planned') expect(wasNotified('stopped', null)).toBe(true);
      const first = row.answers === null ? null : rows.find(({ id }) => id === row.answers);
      if (row.answers === null) {
        const since = course.happened.filter(({ step }) => step >= view.step);
        expect(since.length, 'stopped by nothing').toBeGreaterThan(0);
        return;
      }
      expect(first, 'stopped by what is not there').toBeDefined();
      if (!first) return;
      expect(view.messages.has(first.id), `${text} stopped by what its writer had seen`).toBe(false);
      expect(first.at, 'stopped by what came later').toBeLessThanOrEqual(row.at);
      expect(['sent', 'received', 'spoken', 'called-back']).toContain(first.state);
      return;
    }
    default:
      throw new Error(`${text}, answered "${reply}", is ${row?.state} in the end.`);
  }
}

/** A notification names what happened. */
function expectHappened(course: Course, { person, kind, about }: Notification, rows: readonly Row[]): void {
  const own = rows.filter((row) => row.way === 'answer' && row.person === person);
  const did = (...which: string[]) =>
    course.happened.filter(({ does, by }) => which.includes(does) && by === about);
  switch (kind) {
    case 'stopped':
      if (about !== null)
        expect(did('stop', 'call-back').some(({ message }) => own.some(({ id }) => id === message))).toBe(
          true,
        );
      else expect(own.some(({ state }) => state === 'stopped' || state === 'called-back')).toBe(true);
      return;
    case 'called-back':
      expect(did('call-back').length).toBeGreaterThan(0);
      expect(own.some(({ state }) => state === 'stopped' || state === 'called-back')).toBe(true);
      return;
    case 'refused':
      expect(own.some(({ id }) => course.isRejected(`Answer ${id}.`))).toBe(true);
      return;
    case 'traveller-wrote':
      expect(
        course.happened.some(({ does }) => ['mail', 'page', 'withdraw', 'take-back'].includes(does)),
      ).toBe(true);
      return;
    case 'given':
    case 'taken-over':
      expect(did('merge', 'unmerge').length).toBeGreaterThan(0);
      return;
    case 'due-soon':
    case 'no-answer':
      return;
    default:
      throw new Error(`Nobody expects "${kind}".`);
  }
}

/** Both people see the same, which is what is stored; the traveller sees what went out, and nothing else. */
async function expectSameViews(course: Course, rows: readonly Row[]): Promise<void> {
  const { desk, references } = course;
  const homes = await course.homes();
  const listed = async (asker = thandi) =>
    (await desk.desk.list(asker, listRequestShape.parse({ list: 'all', limit: 10 }))).rows.filter(
      ({ reference }) => references.includes(reference),
    );
  const list = await listed();
  expect(await listed(ruan)).toEqual(list);
  expect(list).toHaveLength(new Set(homes).size);
  for (const on of [0, 1] as const) {
    const [hers, his] = [await desk.one(references[on], thandi), await desk.one(references[on], ruan)];
    const shared = ({ conversation, ...rest }: typeof hers) => ({
      ...rest,
      conversation: { ...conversation, draft: null, otherDrafts: [] },
    });
    expect(shared(his)).toEqual(shared(hers));
    expect(list.find(({ reference }) => reference === hers.reference)?.work).toEqual(hers.work);
    const stored = rows.filter(({ enquiry }) => enquiry === homes[on]);
    const states = (all: readonly { id: string; state: string }[]) =>
      all.map(({ id, state }) => `${id} ${state}`).sort();
    expect(states(hers.conversation.messages)).toEqual(states(stored));
    const out = stored.filter(isOut);
    if (hers.work.firstAnswer !== null)
      expect(out.map(({ at }) => new Date(at).toISOString())).toContain(hers.work.firstAnswer.at);
    if (hers.work.state === 'waiting') expect(out.length).toBeGreaterThan(0);
    const letter = await course.letter(on);
    const ours = letter?.messages.filter(({ by }) => by === 'us').map(({ paragraphs }) => paragraphs[0]);
    if (letter && !letter.status.isWithdrawn)
      expect(ours?.sort()).toEqual(out.map(({ id }) => `Answer ${id}.`).sort());
  }
}
