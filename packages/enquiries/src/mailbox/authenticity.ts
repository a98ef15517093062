/** What one mail server found of a mail's sender (`Authentication-Results`, RFC 8601). */
export interface Verdict {
  /** The server that says so, in lower case. */
  readonly by: string;
  readonly proof: 'proven' | 'unproven';
}

/** Heads are looked through so far, and so many of them: our own server's is the first. */
const longest = 4000;
const most = 10;

/** Takes remarks in round brackets out, one in another as well. */
function withoutRemarks(text: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of text) {
    if (letter === '(') depth += 1;
    else if (letter === ')' && depth > 0) depth -= 1;
    else if (depth === 0) rest += letter;
  }
  return rest;
}

const hostOf = (text: string): string => text.slice(text.lastIndexOf('@') + 1).toLowerCase();

/** One domain is the other, or within it. */
const isSameHouse = (one: string, other: string): boolean =>
  one !== '' && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));

/** A method's result with its properties: `dkim=pass header.d=example.com`. */
function resultOf(part: string): { method: string; result: string; of: string } | null {
  const words = part.trim().split(/\s+/);
  const [method = '', result = ''] = (words[0] ?? '').toLowerCase().split('=');
  if (result === '') return null;
  const named = words
    .slice(1)
    .map((word) => word.split('='))
    .find(([name = '']) => /^(header\.(d|i|from)|smtp\.mailfrom)$/i.test(name));
  return { method, result, of: hostOf((named?.[1] ?? '').replace(/^"|"$/g, '')) };
}

function verdictOf(value: string, fromHost: string): Verdict | null {
  const [server = '', ...parts] = withoutRemarks(value.slice(0, longest)).split(';');
  const by = (server.trim().split(/\s+/)[0] ?? '').toLowerCase();
  const results = parts.map(resultOf).filter((each) => each !== null);
  const ours = results.filter(({ method }) => method === 'dmarc' || method === 'dkim' || method === 'spf');
  if (by === '' || ours.length === 0) return null;
  const dmarc = ours.find(({ method }) => method === 'dmarc');
  if (dmarc?.result === 'pass') return { by, proof: 'proven' };
  if (dmarc?.result === 'fail') return { by, proof: 'unproven' };
  // A domain without a policy: what is signed by it, or sent by a server of its own.
  const isProven = ours.some(
    ({ method, result, of }) => method !== 'dmarc' && result === 'pass' && isSameHouse(of, fromHost),
  );
  return { by, proof: isProven ? 'proven' : 'unproven' };
}

/**
 * What mail servers on the way found, the last of them first: each puts its own on top.
 *
 * @param values of the heads, in their order
 * @param from the address the mail says it is from
 */
export function verdictsOf(values: readonly string[], from: string): Verdict[] {
  const host = from.includes('@') ? hostOf(from) : '';
  return values
    .slice(0, most)
    .map((value) => verdictOf(value, host))
    .filter((each) => each !== null);
}

/**
 * What our own receiving server says: anybody can write such a head into a mail, and ours stands on top.
 *
 * @param ownServer what our server calls itself; where nobody has set it, the topmost counts
 */
export function proofBy(verdicts: readonly Verdict[], ownServer: string | null): 'proven' | 'unproven' | null {
  const own =
    ownServer === null ? verdicts[0] : verdicts.find(({ by }) => by === ownServer.trim().toLowerCase());
  return own?.proof ?? null;
}
