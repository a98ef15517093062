import type { LongTrouble, Trouble } from './health-watch.ts';

const seconds = (milliseconds: number) =>
  `${Number((milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 0))} s`;

/** What an operator reads of a program that has not been well for a while. */
export function troubleWords(
  name: string,
  trouble: Trouble,
  { lasted, endAfter, log }: { readonly lasted: number; readonly endAfter: number; readonly log: string },
): string {
  const whole = `Its log is ${log}.`;
  const next = Number.isFinite(endAfter)
    ? ` It is restarted when that goes on for ${seconds(endAfter)} in all.`
    : '';
  switch (trouble.is) {
    case 'silent':
      return `The ${name} has not answered for ${seconds(lasted)}.${next} ${whole}`;
    case 'failing':
      return `The ${name} has answered with status ${trouble.status}, which is a fault of its own, for ${seconds(lasted)}.${next} ${whole}`;
    case 'waiting':
      return `The ${name} has been without its ${trouble.for} for ${seconds(lasted)}. It goes on by itself once the ${trouble.for} answers, and is not restarted for that. ${whole}`;
  }
}

/** Why a program is ended and started again, without its name: "did not answer for 60 s". */
export function longTroubleWords({ trouble, lasted }: LongTrouble): string {
  return trouble.is === 'failing'
    ? `answered with status ${trouble.status} for ${seconds(lasted)}`
    : `did not answer for ${seconds(lasted)}`;
}

export const wellWords = (name: string, lasted: number) =>
  `The ${name} is well again after ${seconds(lasted)}.`;
