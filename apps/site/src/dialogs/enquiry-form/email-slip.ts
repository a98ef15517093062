import { meantAddress, plainAddress } from '@sundowner/enquiries/forms/addresses';

/** Domains most visitors write from; a slip is one or two keys away from one of them. */
const domains = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'live.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'gmx.de',
  'web.de',
  'mweb.co.za',
  'telkomsa.net',
  'btinternet.com',
  'protonmail.com',
  'comcast.net',
] as const;

/** Endings that exist nowhere, and what they were meant to be. */
const endings: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|cpm|clm)$/, '.com'],
  [/\.co\.(?:az|zaa|xa)$/, '.co.za'],
  [/\.co\.au$/, '.com.au'],
  [/\.co\.(?:ik|ukk|yk)$/, '.co.uk'],
  [/\.(?:nte|ent|bet)$/, '.net'],
];

/** Keys between two words: one replaced, missing, too many or exchanged with its neighbour counts as one (Damerau). */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + same,
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/** Names that stand before no other ending. */
const onlyCom = ['gmail', 'googlemail', 'icloud'];

const isKnown = (domain: string) => (domains as readonly string[]).includes(domain);
const nameOf = (domain: string) => domain.split('.', 1)[0] ?? '';
/** A short name is one key from half of the web: life.com is no slip of live.com. */
const shortest = 5;

/** The domain that was meant; the first letter is rarely wrong, and yahoo.de is as real as yahoo.com. */
function meantDomain(domain: string): string | null {
  if (isKnown(domain)) return null;
  const mended = endings.reduce((text, [slip, meant]) => text.replace(slip, meant), domain);
  const name = nameOf(mended);
  if (onlyCom.includes(name)) return `${name}.com`;
  const sameName = domains.some((known) => nameOf(known) === name);
  const near = domains
    .filter((known) => nameOf(known).length >= shortest && known[0] === mended[0])
    .filter(() => !isKnown(mended) && !sameName)
    .map((known) => ({ known, far: distance(mended, known) }))
    .filter(({ known, far }) => far <= (known.length > 7 ? 2 : 1))
    .sort((one, other) => one.far - other.far)[0];
  const meant = near?.known ?? mended;
  return meant === domain ? null : meant;
}

/**
 * The address that was probably meant, or `null`: "naledi@gmial.com" was to be "naledi@gmail.com". It is only ever offered, never
 * put in place of what was typed.
 */
export function emailSlip(typed: string): string | null {
  const meantByComma = meantAddress(plainAddress(typed));
  if (meantByComma !== null) return meantByComma;
  const [, local, domain] = /^\s*([^\s@]+)@([^\s@]+\.[^\s@]+)\s*$/.exec(typed) ?? [];
  if (!local || !domain) return null;
  const meant = meantDomain(domain.toLowerCase());
  return meant === null ? null : `${local}@${meant}`;
}
