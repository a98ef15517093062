/** Mail providers most visitors of such a site write from; what is close to one of them and is none is a slip. */
const providers = [
  ...[
    'gmail.com',
    'googlemail.com',
    'yahoo.com',
    'yahoo.co.uk',
    'hotmail.com',
    'hotmail.co.uk',
    'outlook.com',
  ],
  ...['live.com', 'live.co.uk', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me'],
  ...[
    'protonmail.com',
    'btinternet.com',
    'sky.com',
    'mweb.co.za',
    'telkomsa.net',
    'vodamail.co.za',
    'iafrica.com',
  ],
  ...[
    'webmail.co.za',
    'bigpond.com',
    'optusnet.com.au',
    'gmx.de',
    'gmx.net',
    'web.de',
    't-online.de',
    'orange.fr',
  ],
  ...['wanadoo.fr', 'free.fr', 'libero.it', 'comcast.net', 'verizon.net', 'att.net', 'shaw.ca', 'rogers.com'],
] as const;

/** Real providers that look like a slip of another one. */
const genuine = new Set([
  ...[
    'mail.com',
    'email.com',
    'ymail.com',
    'rocketmail.com',
    'hey.com',
    'fastmail.com',
    'zoho.com',
    'gmx.com',
  ],
  ...['gmx.at', 'gmx.ch', 'live.nl', 'live.fr', 'live.com.au', 'hotmail.fr', 'hotmail.de', 'hotmail.it'],
  ...[
    'yahoo.fr',
    'yahoo.de',
    'yahoo.it',
    'yahoo.ca',
    'yahoo.co.za',
    'yahoo.co.in',
    'yahoo.com.au',
    'outlook.de',
  ],
]);

/** Endings people mistype, and what they meant. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cim|vom|comm|ocm|xom|cpm|coom)$/, '.com'],
  [/\.(?:co\.zaa|co\.sa|cozo|coza|co\.zs|c\.za)$/, '.co.za'],
  [/\.(?:couk|co\.ukk|co\.ik|c\.uk)$/, '.co.uk'],
  [/\.(?:ney|nett|met)$/, '.net'],
];

/** Edits between two words: a letter more, less or other, or two that changed places. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let j = 1; j <= other.length; j += 1) (rows[0] ?? [])[j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      (rows[i] ?? [])[j] = swapped ? Math.min(least, at(i - 2, j - 2) + 1) : least;
    }
  }
  return at(one.length, other.length);
}

function meantDomain(domain: string): string | null {
  if (domain.length > 60 || genuine.has(domain) || providers.some((known) => known === domain)) return null;
  const mended = endings.reduce((text, [slip, right]) => text.replace(slip, right), domain);
  if (providers.some((known) => known === mended)) return mended;
  const first = mended.split('.')[0] ?? '';
  // A short name is one letter from half of the web: no guess there.
  const close = providers.filter((known) => (known.split('.')[0] ?? '').length >= 4 && first.length >= 4);
  const [best] = close
    .map((known) => ({ known, edits: distance(mended, known) }))
    .filter(({ edits }) => edits <= 2 && edits > 0)
    .sort((a, b) => a.edits - b.edits);
  return best?.known ?? (mended === domain ? null : mended);
}

/**
 * What a visitor probably meant to type: "naledi@gmial.com" as "naledi@gmail.com". A suggestion, never an error: an address is
 * taken as it stands.
 *
 * @returns the whole address as meant, `null` where it looks as it should
 */
export function emailSlip(address: string): string | null {
  const clean = address.trim();
  const at = clean.lastIndexOf('@');
  if (at < 1 || at !== clean.indexOf('@')) return null;
  const domain = clean.slice(at + 1).toLowerCase();
  const meant = domain.includes('.') ? meantDomain(domain) : null;
  return meant === null ? null : clean.slice(0, at + 1) + meant;
}
