import {
  beginningOf,
  comparablePath,
  isServerPath,
  moveOf,
  type Redirect,
  redirectTable,
  standsUnder,
  withoutEndSlashes,
} from '@sundowner/brand';
import {
  type CollectionConfig,
  type CollectionSlug,
  createLocalReq,
  type PayloadRequest,
  type TextFieldSingleValidation,
} from 'payload';
import { followsRename } from '../links/beside.ts';
import { seen } from '../links/index-entries.ts';
import { checkLink, ownPath } from '../links/link-form.ts';
import { leadsSomewhere, pageAt } from '../links/pages.ts';
import { entryTitle } from '../links/usages.ts';
import { entryKind } from '../schema/collection-config.ts';

/** Where each old path leads, and each beginning of paths with its star: `from` to `to`. */
export type Redirects = ReadonlyMap<string, string>;

/** Where a visitor ends who asks for `from`, or the way round which they are sent for ever. */
export type Trail = { readonly end: string } | { readonly circle: readonly string[] };

/** The path of our own in a target, without query and hash, or the target itself. */
const pathIn = (target: string): string => {
  if (!target.startsWith('/')) return target;
  return withoutEndSlashes(target.split(/[?#]/, 1)[0] ?? target);
};

/**
 * Follows a redirect from `from` to `to` through those there are, whatever `from` led to before. The end of the trail is
 * what to store, so that a visitor is sent on once. It ends before a redirect of a beginning, among whose paths pages may stand: the
 * site follows that where there is none.
 */
export function follow(redirects: Redirects, from: string, to: string): Trail {
  const find = redirectTable([...redirects].map(([old, target]) => ({ from: old, to: target })));
  const way = [from];
  const passed = new Set([comparablePath(from)]);
  let at = to;
  let end: string | null = null;
  for (;;) {
    const path = pathIn(at);
    way.push(path);
    if (passed.has(comparablePath(path))) return { circle: way };
    passed.add(comparablePath(path));
    const next = find(path);
    if (next === null) return { end: end ?? at };
    if (next.byBeginning) end ??= at;
    at = next.to;
  }
}

/** The sentence for a redirect that would lead round in a circle. */
export const circleSentence = (circle: readonly string[]): string =>
  circle.length === 2
    ? `${circle[0]} would lead to itself.`
    : `It would lead round in a circle: ${circle.join(' to ')}. Visitors would arrive nowhere.`;

export const redirectsSlug = 'redirects' as CollectionSlug;

/** Every redirect visitors meet now. */
export async function allRedirects(req: PayloadRequest): Promise<Map<string, string>> {
  const { docs } = await req.payload.db.find<{ id: number; from: string; to: string }>({
    collection: redirectsSlug,
    where: { and: [...seen] },
    limit: 0,
    pagination: false,
    req,
  });
  return new Map(docs.map(({ from, to }) => [from, to]));
}

/** Whether an old address is one path of this site, well-formed. @returns true, or what to write */
function checkOldAddress(from: string | null | undefined): true | string {
  if (from?.includes('*') && beginningOf(from) === null) {
    return 'A star stands at the end, after the beginning of an address: /old-name* sends everybody on who asks for an address that begins so.';
  }
  if (!from || from.length > 1000 || !/^\/(?!\/)[^\s\\?#<>"`{}|^]*$/.test(from)) {
    return 'Write a path of this site, such as /old-name.';
  }
  return true;
}

/** @returns true, or why nobody may be sent away from this address */
export async function judgeFrom(
  req: PayloadRequest,
  from: string | null | undefined,
): Promise<true | string> {
  const wellFormed = checkOldAddress(from);
  if (wellFormed !== true && from?.includes('*')) return wellFormed;
  if (!from || wellFormed !== true || ownPath(from) !== from) {
    return 'Write a path of this site, such as /old-name, without a slash at its end.';
  }
  if (isServerPath(from))
    return `The site's server answers ${from} by itself; nobody would be led on from there.`;
  // A page always wins over a redirect of a beginning.
  if (beginningOf(from) !== null) return true;
  const page = await pageAt(req, from);
  if (page.found === 'page') return `${from} is a page of this site; visitors would never see it again.`;
  if (page.found !== 'entry' || !page.seen) return true;
  const name = `${entryKind(req.payload, page.collection)} "${entryTitle(req, page.collection, page.row)}"`;
  return `${from} is the page of the ${name}. Unpublish that, or change its address, and try again.`;
}

/** A star at both ends: the new address is a page, and what stands below the old one is looked for below it. */
async function judgeMove(req: PayloadRequest, redirects: Redirects, redirect: Redirect) {
  const move = moveOf(redirect);
  if (move === null)
    return {
      fault:
        'A star stands at the end of both addresses, right after a word: /old-name* to /new-name* leads each page below the old one to that below the new one.',
    };
  const { from, to } = move;
  if (standsUnder(from, to) || standsUnder(to, from))
    return { fault: `${to} and ${from} are one below the other. Choose an address of its own.` };
  const others = new Map([...redirects].filter(([old]) => old !== redirect.from));
  const trail = follow(others, from, to);
  if ('circle' in trail) return { fault: circleSentence(trail.circle) };
  const leads = await leadsSomewhere(req, to);
  return leads === true ? { end: redirect.to } : { fault: leads };
}

/** Where a redirect is to be stored as leading, past all others; or why it cannot be. */
export async function judgeTo(
  req: PayloadRequest,
  redirects: Redirects,
  from: string,
  to: string | null | undefined,
): Promise<{ readonly end: string } | { readonly fault: string }> {
  const target = to ?? '';
  if (target === '') return { fault: 'Say where it leads.' };
  const wellFormed = checkLink(target);
  if (wellFormed !== true) return { fault: wellFormed };
  if (target.startsWith('/') && target.includes('*')) return judgeMove(req, redirects, { from, to: target });
  const others = new Map([...redirects].filter(([old]) => old !== from));
  const trail = follow(
    others,
    from,
    ownPath(target) === null ? target : target.replace(/^https?:\/\/[^/]+/, '') || '/',
  );
  if ('circle' in trail) return { fault: circleSentence(trail.circle) };
  const path = ownPath(trail.end);
  const leads = path === null ? true : await leadsSomewhere(req, path);
  return leads === true ? trail : { fault: leads };
}

type Hooks = NonNullable<CollectionConfig['hooks']>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const unjudged = (req: PayloadRequest, data: { _status?: string } | undefined) =>
  Boolean(req.context?.unguarded) || data?._status === 'draft';

export const checkFrom: TextFieldSingleValidation = (value, { data, event, req }) => {
  if (event === 'onChange' || unjudged(req, data as { _status?: string })) {
    return checkOldAddress(value);
  }
  return judgeFrom(req, value);
};

export const checkTo: TextFieldSingleValidation = (value, { data, event, req }) => {
  if (event === 'onChange' || unjudged(req, data as { _status?: string })) {
    return value ? true : 'Say where it leads.';
  }
  return judgedTo(req, text((data as { from?: string }).from), value);
};

async function judgedTo(
  req: PayloadRequest,
  from: string,
  to: string | null | undefined,
): Promise<true | string> {
  const judged = await judgeTo(req, await allRedirects(req), from, to);
  return 'fault' in judged ? judged.fault : true;
}

/**
 * Stores a redirect as leading to the end of its trail, and lets those that led to its old address lead there too: a
 * visitor is sent on once.
 */
export const redirectHooks: Hooks = {
  beforeChange: [
    async ({ data, originalDoc, req }) => {
      if (data._status !== 'published' || req.context.unguarded) return data;
      const from = text(data.from ?? originalDoc?.from);
      const judged = await judgeTo(req, await allRedirects(req), from, text(data.to ?? originalDoc?.to));
      // What cannot stand is refused by the field's own check, which comes next.
      return 'end' in judged ? { ...data, to: judged.end } : data;
    },
  ],
  afterChange: [
    async ({ doc, req }) => {
      if (doc._status !== 'published' || doc.deletedAt || req.context.unguarded) return doc;
      const own = await createLocalReq(
        { ...(req.user ? { user: req.user } : {}), context: { ...followsRename } },
        req.payload,
      );
      const transactionID = await req.transactionID;
      if (transactionID) own.transactionID = transactionID;
      const { docs } = await req.payload.db.find<{ id: number }>({
        collection: redirectsSlug,
        where: { and: [{ to: { equals: doc.from } }, { id: { not_equals: doc.id } }] },
        limit: 0,
        pagination: false,
        req,
      });
      for (const { id } of docs) {
        const data = { to: doc.to } as never;
        await req.payload.update({ collection: redirectsSlug, id, data, trash: true, req: own });
      }
      return doc;
    },
  ],
};
