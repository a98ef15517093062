import type { Endpoint, PayloadRequest } from 'payload';
import { writesContent } from '../access/callers.ts';
import { ownPath } from '../links/link-form.ts';
import { allRedirects, judgeFrom, judgeTo, redirectsSlug } from './redirect-rules.ts';

/** One line of a pasted list of redirects. */
export interface RedirectLine {
  /** Counted from 1, as the editor sees it. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

const arrow = /\s*(?:->|=>|→|\t|;|,)\s*/;
const heading = /^(from|old|source)\b/i;

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/**
 * Reads a list as it comes out of a spreadsheet or another site's configuration: one redirect a line, old and new
 * address with a tab, comma, semicolon, arrow or spaces between them, and a note if there is one. Empty lines, comments
 * and a heading are left out.
 */
export function readRedirectLines(text: string): RedirectLine[] {
  return text.split(/\r?\n/).flatMap((written, index) => {
    const line = written.trim();
    if (line === '' || line.startsWith('#') || (index === 0 && heading.test(unquoted(line)))) return [];
    const separator = arrow.test(line) ? arrow : /\s+/;
    const [from = '', to = '', ...rest] = line.split(separator).map(unquoted);
    return [{ line: index + 1, from, to, note: rest.join(' ').trim() }];
  });
}

/** What becomes of one pasted line. */
export interface PlannedLine extends RedirectLine {
  readonly result: 'new' | 'changed' | 'same' | 'refused';
  /** Why it is refused, or what it led to before. */
  readonly words: string;
}

const mostLines = 2000;

async function planned(
  req: PayloadRequest,
  redirects: Map<string, string>,
  line: RedirectLine,
): Promise<PlannedLine> {
  const from = ownPath(line.from) ?? line.from;
  const refused = (words: string): PlannedLine => ({ ...line, from, result: 'refused', words });
  const judgedFrom = await judgeFrom(req, from);
  if (judgedFrom !== true) return refused(judgedFrom);
  const judged = await judgeTo(req, redirects, from, line.to);
  if ('fault' in judged) return refused(judged.fault);
  const before = redirects.get(from);
  redirects.set(from, judged.end);
  for (const [old, to] of redirects) if (to === from) redirects.set(old, judged.end);
  const to = judged.end;
  if (before === undefined) return { ...line, from, to, result: 'new', words: '' };
  if (before === to) return { ...line, from, to, result: 'same', words: '' };
  return { ...line, from, to, result: 'changed', words: `It led to ${before}.` };
}

async function save(req: PayloadRequest, { from, to, note }: PlannedLine): Promise<void> {
  const { payload } = req;
  const there = await payload.db.findOne<{ id: number }>({
    collection: redirectsSlug,
    where: { from: { equals: from } },
    req,
  });
  const data = { from, to, ...(note ? { note } : {}), _status: 'published', deletedAt: null } as never;
  if (there)
    await payload.update({ collection: redirectsSlug, id: there.id, data, trash: true, user: req.user });
  else await payload.create({ collection: redirectsSlug, data, user: req.user });
}

/**
 * `POST /api/redirects/import` with `{text, save}`: judges every pasted line, those above it included, and says what
 * would become of it; with `save` the lines that can stand are stored and the others are left out.
 */
export const importRedirects: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const answer = (message: string, status: number) => Response.json({ errors: [{ message }] }, { status });
    if (!writesContent(req.user)) return answer('You are not allowed to perform this action.', 403);
    const body = ((await req.json?.()) ?? {}) as { text?: unknown; save?: unknown };
    const lines = typeof body.text === 'string' ? readRedirectLines(body.text) : [];
    if (lines.length === 0)
      return answer('Paste one redirect a line: the old address, then the new one.', 400);
    if (lines.length > mostLines) return answer(`Paste at most ${mostLines} lines at a time.`, 400);
    const redirects = await allRedirects(req);
    const plan: PlannedLine[] = [];
    for (const line of lines) plan.push(await planned(req, redirects, line));
    if (body.save === true) {
      for (const line of plan) if (line.result === 'new' || line.result === 'changed') await save(req, line);
    }
    return Response.json({ lines: plan, saved: body.save === true });
  },
};
