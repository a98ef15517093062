import type { PlateId } from '../plates/plates.ts';
import { plate } from './references.ts';

/** Rows that many entries share, written short. */

/** Facts as visitors read them, in the order given. */
export const facts = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).map(([label, value]) => ({ label, value }));

/** Questions guests ask, with their answers. */
export const questions = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).map(([question, answer]) => ({ question, answer }));

/** Titles with words under them. */
export const points = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).map(([title, text]) => ({ title, text }));

/** The same rows, some of them with a picture: the plate by the title it belongs to. */
export const shown = <Row extends { readonly title: string }>(
  rows: readonly Row[],
  pictures: Readonly<Record<string, PlateId>>,
) =>
  rows.map((row) => {
    const id = pictures[row.title];
    return { ...row, ...(id ? { image: plate(id) } : {}) };
  });

/** Dishes, each with what comes beside it. */
export const dishes = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).map(([dish, beside]) => ({ dish, with: beside }));

/** An hour of a day: when, what, and the words under it. */
export const hour = (time: string, title: string, text: string) => ({ time, title, text });

/** A way to a place: where from, by what, how long, and what else to know. */
export const way = (from: string, by: string, time: string, note = '') => ({ from, by, time, note });

/** A gate with its hours; `months` empty means all year. */
export const gate = (name: string, months: string, opens: string, closes: string) => ({
  gate: name,
  months,
  opens,
  closes,
});

/** What is paid on the way in: whole rand, `null` where it is no fixed amount. */
export const levy = (name: string, amount: number | null, per: string) => ({ name, amount, per });

/** A step from the property down to a page; the page itself, which comes last, needs no link. */
export const step = (name: string, link: string | null = null) => ({ name, link });
