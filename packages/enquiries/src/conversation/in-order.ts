/** A message as it came in or was written, for its place in the conversation. */
export interface Arrived {
  /** When it came in or was written here, milliseconds since 1970. */
  readonly at: number;
  /** Ids others name it by: a Message-ID, or the id of the delivery job that it went with. */
  readonly ids: readonly string[];
  /** When its own clock says it was written; `null` for one of ours, and where it says nothing. */
  readonly writtenAt: number | null;
  /** Message-IDs it answers, the nearest first. */
  readonly refersTo: readonly string[];
}

/** A message at its place. */
export interface InPlace<T> {
  readonly message: T;
  /** The moment it stands at, milliseconds since 1970. */
  readonly at: number;
  /** When it came in, where it stands before one that was there already; `null` for all others. */
  readonly cameAt: number | null;
}

/** A mail is on its way for so long at most: servers try for five days to hand one over (RFC 5321, section 4.5.4.1). */
const longestOnItsWay = 5 * 24 * 60 * 60 * 1000;

/** So much of what a mail answers is kept and looked at. */
export const mostAnswered = 10;

/** The moment by its own clock, where that can be true: not after it came, nor longer before than a mail is on its way. */
const writtenOr = ({ at, writtenAt }: Arrived): number =>
  writtenAt !== null && writtenAt <= at && writtenAt >= at - longestOnItsWay ? writtenAt : at;

/** The id of a job in a Message-ID of its mail, of which a copy has a number behind a dot. */
const jobIn = (messageId: string): string => messageId.slice(0, 36).toLowerCase();

interface Place {
  readonly time: number;
  /** How many mails stand above it in the line of those it answers. */
  readonly depth: number;
}

/** Where each stands: by its own clock, and never before what it answers, however wrong that clock is. */
function placesOf(arrived: readonly Arrived[]): ReadonlyMap<Arrived, Place> {
  const named = new Map(arrived.flatMap((each) => each.ids.map((id) => [id, each] as const)));
  const answeredBy = (each: Arrived): Arrived | null => {
    for (const id of each.refersTo.slice(0, mostAnswered)) {
      const answered = named.get(id) ?? named.get(jobIn(id));
      if (answered && answered !== each) return answered;
    }
    return null;
  };
  const places = new Map<Arrived, Place>();
  for (const each of arrived) {
    // From the mail up to the first whose place is known, or which none stands above; two that answer each other end the line too.
    const line = new Set<Arrived>();
    for (let at: Arrived | null = each; at && !line.has(at) && !places.has(at); at = answeredBy(at))
      line.add(at);
    for (const next of [...line].reverse()) {
      const above = answeredBy(next);
      const answered = above ? places.get(above) : undefined;
      const time = Math.max(writtenOr(next), answered?.time ?? 0);
      places.set(next, { time, depth: answered ? answered.depth + 1 : 0 });
    }
  }
  return places;
}

/**
 * Messages at their places in the conversation, oldest first. A mail that was long on its way stands where it was written, not below an
 * answer that its writer had not seen; two mails that came in the wrong order stand in the right one.
 *
 * @param arrived in the order in which they came in
 */
export function inOrder<T extends Arrived>(arrived: readonly T[]): readonly InPlace<T>[] {
  const places = placesOf(arrived);
  const rows = arrived.map((message, index) => {
    const { time, depth } = places.get(message) ?? { time: message.at, depth: 0 };
    return { message, index, time, depth };
  });
  rows.sort((one, other) => one.time - other.time || one.depth - other.depth || one.index - other.index);
  let earliestBelow = rows.length;
  const late = new Set<T>();
  for (const { message, index } of rows.toReversed()) {
    if (earliestBelow < index) late.add(message);
    earliestBelow = Math.min(earliestBelow, index);
  }
  return rows.map(({ message, time }) => {
    const isLate = late.has(message);
    return { message, at: isLate ? time : message.at, cameAt: isLate ? message.at : null };
  });
}
