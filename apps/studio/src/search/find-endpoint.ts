import type { Endpoint, Payload } from 'payload';
import { refusal, uncached } from '../access/answers.ts';
import { writesContent } from '../access/callers.ts';
import { type Findable, find, type State } from '../review/findable.ts';
import { knownContent } from '../review/review.ts';
import { entryKind } from '../schema/collection-config.ts';

/** One result, as the dialog shows it. */
interface Hit {
  readonly key: string;
  readonly title: string;
  /** What its kind is called: "Story". */
  readonly kind: string;
  readonly state: string;
  /** Its form in the studio, from the root of the studio's address. */
  readonly href: string;
}

export interface Answer {
  readonly hits: readonly Hit[];
  /** How many there are altogether. */
  readonly total: number;
}

const most = 12;

/** While somebody types, what was read within this many milliseconds is new enough. */
const freshForMs = 1500;

const states: Readonly<Record<State, string>> = {
  published: 'Published',
  changed: 'Published, with a draft over it',
  draft: 'Draft',
  picture: 'Picture',
  film: 'Film',
  file: 'File',
};

function toHit(payload: Payload, { collection, id, title, state }: Findable): Hit {
  const file = state === 'picture' || state === 'film' || state === 'file';
  return {
    key: `${collection}:${id}`,
    title,
    kind: file ? 'Library' : entryKind(payload, collection),
    state: states[state],
    href: `/admin/collections/${collection}/${id}`,
  };
}

/** `GET /api/find?q=<words>`: entries and pictures that hold every word, for those who write content. */
export const findEndpoint: Endpoint = {
  path: '/find',
  method: 'get',
  handler: async ({ payload, user, searchParams }) => {
    if (!writesContent(user)) return refusal(403, 'Forbidden');
    const ledger = await knownContent(payload, freshForMs);
    const all = [...ledger.values()].flatMap(({ findable }) => [...findable.values()]);
    const { hits, total } = find(all, (searchParams.get('q') ?? '').slice(0, 200), most);
    const answer: Answer = { hits: hits.map((hit) => toHit(payload, hit)), total };
    return uncached(answer);
  },
};
