import type { WorkSummary } from '@sundowner/desk-wire/work';
import { clockTime, isSameDay, shortDay, weekdayTime } from './times.ts';

const minute = 60_000;

/** "26 min", "3 h 42 min", "2 days", of milliseconds. */
export function spanWords(span: number): string {
  const minutes = Math.max(0, Math.floor(span / minute));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}

/** "14:41" today, "Tue 08:25" within a week, else "24 Nov". */
export function momentWords(at: string, now: Date): string {
  const span = Math.abs(Date.parse(at) - now.getTime());
  if (isSameDay(new Date(at), now)) return clockTime(at);
  return span < 6 * 24 * 60 * minute ? weekdayTime(at) : shortDay(at);
}

export interface DueWords {
  readonly words: string;
  /** The words say it too. */
  readonly late: boolean;
}

/** When the first answer is due: "due 14:41", or "late by 31 min"; `null` where none is. */
export function dueWords({ dueAt }: Pick<WorkSummary, 'dueAt'>, now: Date): DueWords | null {
  if (dueAt === null) return null;
  const late = now.getTime() - Date.parse(dueAt);
  return late > 0
    ? { words: `late by ${spanWords(late)}`, late: true }
    : { words: `due ${momentWords(dueAt, now)}`, late: false };
}

/** For the head of one enquiry: "Answer by 14:41, 18 min left". */
export function dueSentence({ dueAt }: Pick<WorkSummary, 'dueAt'>, now: Date): DueWords | null {
  if (dueAt === null) return null;
  const left = Date.parse(dueAt) - now.getTime();
  return left <= 0
    ? { words: `The first answer is late by ${spanWords(-left)}`, late: true }
    : {
        words: `Answer by ${momentWords(dueAt, now)}${isSameDay(new Date(dueAt), now) ? `, ${spanWords(left)} left` : ''}`,
        late: false,
      };
}
