import type { WorkStatus } from '../../work/work-status.ts';

const isOurs = ({ work }: WorkStatus): boolean => work === 'new' || work === 'open';
const isUnanswered = (one: WorkStatus): boolean => isOurs(one) && one.firstAnswerAt === null;

const leastOf = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((each) => each !== null);
  return known.length === 0 ? null : Math.min(...known);
};

/** Awake as soon as one of them is. */
const snoozeOf = (sides: readonly WorkStatus[]): number | null =>
  sides.some(({ snoozeUntil }) => snoozeUntil === null)
    ? null
    : leastOf(sides.map(({ snoozeUntil }) => snoozeUntil));

/** The first answer that was given to either; none while one of the two still waits for its own. */
function firstAnswerOf(sides: readonly WorkStatus[]): Pick<WorkStatus, 'firstAnswerAt' | 'firstAnswerBy'> {
  if (sides.some(isUnanswered)) return { firstAnswerAt: null, firstAnswerBy: null };
  const at = leastOf(sides.map(({ firstAnswerAt }) => firstAnswerAt));
  const by = sides.find(({ firstAnswerAt }) => firstAnswerAt === at)?.firstAnswerBy ?? null;
  return { firstAnswerAt: at, firstAnswerBy: by };
}

/** Whose turn it is: ours where it is in one of them, since the longer of the two waits; closed only where both are. */
function turnOf(sides: readonly WorkStatus[]): Pick<WorkStatus, 'work' | 'since' | 'snoozeUntil'> {
  const ours = sides.filter(isOurs);
  if (ours.length > 0) {
    const work = ours.some((side) => isUnanswered(side) && side.work === 'new') ? 'new' : 'open';
    return { work, since: Math.min(...ours.map(({ since }) => since)), snoozeUntil: snoozeOf(ours) };
  }
  const waiting = sides.filter(({ work }) => work === 'waiting');
  const leading = waiting.length > 0 ? waiting : sides;
  return {
    work: waiting.length > 0 ? 'waiting' : 'done',
    since: Math.max(...leading.map(({ since }) => since)),
    snoozeUntil: snoozeOf(leading),
  };
}

/**
 * Where the work stands once the second enquiry is part of the first. What is due sooner stays due, and nobody who saw either conversation
 * can answer without looking at the whole.
 */
export function mergedStatus(first: WorkStatus, second: WorkStatus, assignee: string | null): WorkStatus {
  const sides = [first, second];
  return {
    state: first.state,
    ...turnOf(sides),
    assignee,
    ...firstAnswerOf(sides),
    dueAt: leastOf(sides.filter(isUnanswered).map(({ dueAt }) => dueAt)) ?? first.dueAt,
    // More than all that was said and called back in both: no answer to either counts as one to the whole.
    version: first.version + second.version + 1,
  };
}

/** Something of ours that is in the first's conversation once they are apart: an answer, or a call. */
export interface OwnWord {
  readonly at: number;
  readonly person: string | null;
  readonly way: string;
  readonly state: string;
}

/**
 * The first answer of the first by itself: the one it had, the one that was given to the whole since, or its earliest; none of them where
 * it was called back, or is the other's.
 */
function ownFirstAnswer(
  now: WorkStatus,
  before: WorkStatus,
  own: readonly OwnWord[],
): Pick<WorkStatus, 'firstAnswerAt' | 'firstAnswerBy'> {
  const gone = own.filter(({ state }) => state === 'sent' || state === 'spoken');
  const of = (at: number | null) => gone.find((each) => each.at === at);
  const found =
    of(before.firstAnswerAt) ?? of(now.firstAnswerAt) ?? gone.find(({ way }) => way === 'answer') ?? null;
  return { firstAnswerAt: found?.at ?? null, firstAnswerBy: found?.person ?? null };
}

/**
 * Where the first stands once they are taken apart: as it did, unless something happened to the whole since, which stays with it.
 *
 * @param before of the first, and `merged` of the whole as it was made
 * @param own what of ours is in its conversation then, the earliest first
 */
export function firstAgain(
  now: WorkStatus,
  before: WorkStatus,
  merged: WorkStatus,
  own: readonly OwnWord[],
): WorkStatus {
  const version = now.version + 1;
  const isUntouched =
    now.version === merged.version && now.work === merged.work && now.since === merged.since;
  if (isUntouched) return { ...before, assignee: assigneeAgain(now, before, merged), version };
  const { firstAnswerAt, firstAnswerBy } = ownFirstAnswer(now, before, own);
  return {
    ...now,
    work: now.work === 'new' && firstAnswerAt !== null ? 'open' : now.work,
    firstAnswerAt,
    firstAnswerBy,
    dueAt: before.dueAt,
    version,
  };
}

/** Whom it was given to since stays. */
const assigneeAgain = (now: WorkStatus, before: WorkStatus, merged: WorkStatus): string | null =>
  now.assignee === merged.assignee ? before.assignee : now.assignee;

/**
 * Where the second stands once they are taken apart: as it did; or our turn, where an answer of it was called back meanwhile.
 *
 * @param calledBack when the answers were made that were called back since
 */
export function secondAgain(
  before: WorkStatus,
  version: number,
  calledBack: readonly number[],
  now: number,
): WorkStatus {
  const next = { ...before, version: Math.max(before.version + 1, version) };
  if (calledBack.length === 0) return next;
  const isFirst = before.firstAnswerAt !== null && calledBack.includes(before.firstAnswerAt);
  return {
    ...next,
    work: 'open',
    since: now,
    snoozeUntil: null,
    ...(isFirst ? { firstAnswerAt: null, firstAnswerBy: null } : {}),
  };
}
