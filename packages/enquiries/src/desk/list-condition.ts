import type { DeskFilter, DeskList, DeskSort } from '@sundowner/desk-wire/list';
import { countryNamed } from '../forms/country-names.ts';
import { type Asker, seenKinds } from '../work/access.ts';
import { allOf, anyOf, type Condition } from '../work/condition.ts';

/** Our turn, word for word as the index `enquiries_our_turn` can use it. */
const ourTurn = "e.state = 'accepted' AND e.work IN ('new', 'open')";
const awake = '(e.snooze_until IS NULL OR e.snooze_until <= ?)';

/** As the index `enquiries_apart` can use it. */
const apart = (state: 'quarantined' | 'discarded') => `e.state <> 'accepted' AND e.state = '${state}'`;

/** Reasons that need a person, one select of ids each; the first takes the time it is. */
export const attention = {
  late: `SELECT id FROM enquiries WHERE due_at IS NOT NULL AND due_at < ? AND first_answer_at IS NULL AND state = 'accepted'
    AND work IN ('new', 'open')`,
  // Of one that was merged into another, the other needs it.
  refused: `SELECT d.enquiry_id FROM deliveries d WHERE d.state = 'dead' AND d.dismissed_at IS NULL
    UNION SELECT o.merged_into FROM enquiries o JOIN deliveries d ON d.enquiry_id = o.id
      WHERE o.merged_into IS NOT NULL AND d.state = 'dead' AND d.dismissed_at IS NULL`,
  stopped:
    "SELECT enquiry_id FROM messages WHERE state = 'stopped' AND sealed IS NOT NULL AND settled_at IS NULL",
  'unsafe-file': `SELECT m.enquiry_id FROM message_files f JOIN messages m ON m.id = f.message_id WHERE f.unsafe IS NOT NULL
    AND m.settled_at IS NULL`,
  // Until somebody has closed it since.
  'not-theirs': `SELECT p.enquiry_id FROM own_pages p JOIN enquiries x ON x.id = p.enquiry_id
    WHERE p.disowned_at IS NOT NULL AND x.work_since <= p.disowned_at`,
} as const;

const needsAttention = `e.state = 'accepted' AND e.merged_into IS NULL AND e.id IN (${Object.values(attention).join(' UNION ')})`;

/** What each list holds; `null` parameters stand for the time it is and the asker. */
function ofList(list: DeskList, asker: Asker, now: number): Condition {
  switch (list) {
    // A traveller who was tried by telephone without a reply has no first answer either.
    case 'new':
      return { text: `${ourTurn} AND e.first_answer_at IS NULL AND ${awake}`, parameters: [now] };
    case 'mine':
      return { text: `${ourTurn} AND e.assignee = ? AND ${awake}`, parameters: [asker.id, now] };
    case 'waiting':
      return { text: "e.state = 'accepted' AND e.work = 'waiting'", parameters: [] };
    case 'attention':
      return { text: needsAttention, parameters: [now] };
    case 'held':
      return { text: apart('quarantined'), parameters: [] };
    case 'done':
      return { text: "e.state = 'accepted' AND e.work = 'done'", parameters: [] };
    case 'all':
      return { text: "e.work <> 'none'", parameters: [] };
  }
}

/** What a filter leaves of a list; each part on its own, all of them together. */
function partsOf(list: DeskList, filter: DeskFilter, now: number): Condition[] {
  const parts: Condition[] = [];
  const { kinds, countries, properties, tags, states } = filter;
  if (kinds?.length) parts.push(anyOf('e.kind', kinds));
  // As the index `enquiries_by_kind` can use it: what came in this moment is among the new ones first.
  if (kinds?.length && list === 'all') parts.push({ text: 'e.taken_up = 1', parameters: [] });
  // A saved view may have a country as a visitor wrote it once.
  if (countries?.length)
    parts.push(
      anyOf(
        'e.country',
        countries.map((each) => countryNamed(each) ?? each),
      ),
    );
  if (properties?.length) {
    const { text, parameters } = anyOf('p.property', properties);
    parts.push({
      text: `EXISTS (SELECT 1 FROM enquiry_properties p WHERE p.enquiry_id = e.id AND ${text})`,
      parameters,
    });
  }
  if (tags?.length) {
    const { text, parameters } = anyOf('t.tag', tags);
    // Few enquiries have a tag: they are where to begin.
    parts.push({ text: `e.id IN (SELECT t.enquiry_id FROM tags t WHERE ${text})`, parameters });
  }
  if (filter.with === 'nobody') parts.push({ text: `${ourTurn} AND e.assignee IS NULL`, parameters: [] });
  else if (filter.with !== undefined)
    parts.push({ text: `${ourTurn} AND e.assignee = ?`, parameters: [filter.with] });
  if (states?.length)
    parts.push({ text: `(${states.map((state) => stateText[state]).join(' OR ')})`, parameters: [] });
  if (filter.receivedFrom)
    parts.push({ text: 'e.received_at >= ?', parameters: [Date.parse(filter.receivedFrom)] });
  if (filter.receivedTo)
    parts.push({ text: 'e.received_at < ?', parameters: [Date.parse(filter.receivedTo)] });
  if (filter.snoozed) parts.push({ text: 'e.snooze_until > ?', parameters: [now] });
  if (filter.attention?.length)
    parts.push({
      text: `e.id IN (${filter.attention.map((reason) => attention[reason]).join(' UNION ')})`,
      // The time it is, which the first of the reasons takes.
      parameters: filter.attention.filter((reason) => reason === 'late').map(() => now),
    });
  return parts;
}

const stateText = {
  new: "(e.state = 'accepted' AND e.work = 'new')",
  open: "(e.state = 'accepted' AND e.work = 'open')",
  waiting: "(e.state = 'accepted' AND e.work = 'waiting')",
  done: "(e.state = 'accepted' AND e.work = 'done')",
  held: apart('quarantined'),
  discarded: apart('discarded'),
} as const;

/**
 * The enquiries of a list that a filter leaves and the asker may see, as a condition on `enquiries e`. A list of snoozed ones is the
 * foot of New and Mine: there it is what is hidden from them.
 */
export function listCondition(list: DeskList, filter: DeskFilter, asker: Asker, now: number): Condition {
  const base =
    filter.snoozed && (list === 'new' || list === 'mine')
      ? ofList('all', asker, now)
      : ofList(list, asker, now);
  return allOf([base, ...partsOf(list, filter, now), { text: seenKinds(asker), parameters: [] }]);
}

/** How rows are ordered: a column that is never null, and which way. */
export interface Order {
  /** What comes before it: what a rule called urgent, as the index of our turn has it; `null` in lists of nobody's turn. */
  readonly turn: string | null;
  readonly column: string;
  readonly down: boolean;
}

const never = 9_000_000_000_000;

const orders: Readonly<Record<Exclude<DeskSort, 'name'>, Pick<Order, 'column' | 'down'>>> = {
  waiting: { column: 'e.work_since', down: false },
  newest: { column: 'e.received_at', down: true },
  oldest: { column: 'e.received_at', down: false },
  due: { column: `COALESCE(e.due_at, ${never})`, down: false },
};

/**
 * Longest waiting first, and newest first where nobody waits. Names are sealed: who sorts by them reads what was found.
 *
 * What is not done is little of everything there is: in another order than its own it is sorted, where the index of that order would have
 * the databases walk through all that was ever done (`+ 0` is in no index).
 *
 * @param few whether what is asked for is few enquiries whatever the list: they are sorted, too
 */
export function orderOf(list: DeskList, filter: DeskFilter, sort: DeskSort | undefined, few: boolean): Order {
  const history = (list === 'done' || list === 'all') && filter.with === undefined;
  const usual = history || list === 'held' || list === 'all' ? 'newest' : 'waiting';
  const asked = sort === undefined || sort === 'name' ? usual : sort;
  // In what is over nothing waits and nothing is due, and neither is in an index of all there is.
  const wanted = history && !few && (asked === 'waiting' || asked === 'due') ? 'oldest' : asked;
  const { column, down } = orders[wanted];
  const natural = !few && (history || (wanted === 'waiting' && list !== 'attention'));
  const isTurn = !down && (list === 'new' || list === 'mine' || list === 'attention');
  return {
    turn: isTurn ? (natural ? 'e.turn' : '(e.turn + 0)') : null,
    column: natural ? column : `(${column} + 0)`,
    down,
  };
}
