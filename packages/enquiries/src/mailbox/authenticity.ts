/** What one mail server found of a mail's sender (`Authentication-Results`, RFC 8601). */
export interface Verdict {
  /** The server that says so, in lower case; empty for the topmost head where that names none. */
  readonly by: string;
  readonly proof: 'proven' | 'unproven';
}

/** Heads are looked through so far, and so many of them: our own server's is the first. */
const longest = 4000;
const most = 10;

const plain = /[a-z\d.@_-]/i;

/**
 * Takes remarks in round brackets out, one in another as well, and of what stands in quotes whatever has a meaning: a sender chooses the part before
 * the @ of their address, and it must not read as a result.
 */
function withoutRemarks(text: string): string {
  let depth = 0;
  let isQuoted = false;
  let rest = '';
  for (const letter of text.replace(/\\./g, '')) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) rest += depth === 0 && plain.test(letter) ? letter : '';
    else if (letter === '(') depth += 1;
    else if (letter === ')' && depth > 0) depth -= 1;
    else if (depth === 0) rest += letter;
  }
  return rest;
}

const hostOf = (text: string): string => text.slice(text.lastIndexOf('@') + 1).toLowerCase();

/** One domain is the other, or within it. */
const isSameHouse = (one: string, other: string): boolean =>
  one !== '' && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));

interface MethodResult {
  readonly method: string;
  readonly result: string;
  /** The domain it is about. */
  readonly of: string;
}

/** A method's result with its properties: `dkim=pass header.d=example.com`. */
function resultOf(part: string): MethodResult | null {
  const words = part.trim().split(/\s+/);
  const [method = '', result = ''] = (words[0] ?? '').toLowerCase().split('=');
  if (method !== 'dmarc' && method !== 'dkim' && method !== 'spf') return null;
  const named = words
    .slice(1)
    .map((word) => word.split('='))
    .find(([name = '']) => /^(header\.(d|i|from)|smtp\.mailfrom)$/i.test(name));
  return { method, result, of: hostOf(named?.[1] ?? '') };
}

function readResults(value: string): { readonly by: string; readonly results: readonly MethodResult[] } {
  const [server = '', ...parts] = withoutRemarks(value.slice(0, longest)).split(';');
  // Exchange Online begins with a result.
  const isNamed = !/^\s*[a-z]{2,20}=[a-z]/i.test(server);
  const by = isNamed ? (server.trim().split(/\s+/)[0] ?? '').toLowerCase() : '';
  const all = isNamed ? parts : [server, ...parts];
  return { by, results: all.map(resultOf).filter((each) => each !== null) };
}

/** What the sender's domain asks others to go by decides; a domain without that is proven by what it signed, or sent by a server of its own. */
function isProven(results: readonly MethodResult[], fromHost: string): boolean {
  const policies = results.filter(({ method }) => method === 'dmarc');
  if (policies.some(({ result }) => result === 'fail')) return false;
  // Of another domain it says nothing of this one: a mail may have two heads From.
  if (policies.some(({ result, of }) => result === 'pass' && (of === '' || isSameHouse(of, fromHost))))
    return true;
  return results.some(
    ({ method, result, of }) => method !== 'dmarc' && result === 'pass' && isSameHouse(of, fromHost),
  );
}

/** Of each method what the topmost head has that names it: below ours somebody may have written one in our server's name. */
function topmost(heads: readonly (readonly MethodResult[])[]): MethodResult[] {
  const found: MethodResult[] = [];
  for (const results of heads) {
    const known = new Set(found.map(({ method }) => method));
    found.push(...results.filter(({ method }) => !known.has(method)));
  }
  return found;
}

/**
 * What mail servers on the way found, the last of them first: each puts its own on top. A server may say it in several heads.
 *
 * @param values of the heads, in their order
 * @param from the address the mail says it is from
 */
export function verdictsOf(values: readonly string[], from: string): Verdict[] {
  const host = from.includes('@') ? hostOf(from) : '';
  // One without a name below others may be anybody's.
  const read = values
    .slice(0, most)
    .map(readResults)
    .filter(({ by }, place) => by !== '' || place === 0);
  return [...Map.groupBy(read, ({ by }) => by)].flatMap(([by, heads]): Verdict[] => {
    const results = topmost(heads.map((each) => each.results));
    if (results.length === 0) return [];
    return [{ by, proof: isProven(results, host) ? 'proven' : 'unproven' }];
  });
}

/** Exchange Online names no server in its head, and puts it on top of all mails it takes. */
const isNameless = (ownServer: string): boolean => /(?:^|\.)protection\.outlook\.com$/.test(ownServer);

/**
 * What our own receiving server says: anybody can write such a head into a mail, and ours stands on top. Where nobody has set what it calls itself,
 * the topmost may be the sender's own: it can speak against them, and proves nothing.
 *
 * A mail of which it says nothing is `null` and stands under its address without a mark: the mark is for what our server found to be another's
 * (CNV-01 asks for what it said, and for a mark where the address is not the enquiry's), and a house whose server says nothing at all would
 * have it on every mail. What such a mail cannot do is speak as one of the house, which has to be `proven`.
 */
export function proofBy(
  verdicts: readonly Verdict[],
  ownServer: string | null,
): 'proven' | 'unproven' | null {
  if (ownServer === null) return verdicts[0]?.proof === 'unproven' ? 'unproven' : null;
  const own = ownServer.trim().toLowerCase();
  const by = isNameless(own) ? '' : own;
  return verdicts.find((each) => each.by === by)?.proof ?? null;
}
