import { isKeptPrivate } from '../private-address.ts';
import { type Check, settingGroup, siteSetting } from '../row.ts';
import * as shape from '../shapes.ts';

const where =
  "Where it is told: of `nginx` each machine's purge address, separated by commas; of `fastly` its interface, unless that is `https://api.fastly.com`";

/** What stands in front of the site and keeps its public answers (CLU-07, docs/decisions/142 and 149). */
export const cdn = settingGroup(
  {
    /** `null`: none is told, and no answer names its tags. */
    kind: siteSetting('CDN', shape.cdn, {
      standard: null,
      words:
        'What keeps public answers in front of the site and is told of every change: `nginx` or `fastly`. [How](docs/runbooks/cdn.md)',
    }),
    urls: siteSetting('CDN_URL', shape.webAddresses, { standard: null, words: where }),
    /** Fastly's id of the service. */
    service: siteSetting('CDN_SERVICE', shape.identifier, {
      standard: null,
      words: 'Id of the service of `fastly`',
    }),
    key: siteSetting('CDN_KEY', shape.headerText, {
      standard: null,
      words:
        'Of `fastly` an API token that may purge (`purge_select`), of `nginx` the word its purge address asks for, 16 characters at least',
    }),
  },
  ({ kind, urls, service, key }, check) => {
    if (kind === null) {
      const given = Object.entries({ CDN_URL: urls, CDN_SERVICE: service, CDN_KEY: key });
      for (const [name, value] of given)
        if (value !== null)
          check.problem(`${name} is set without CDN; set CDN to "nginx" or "fastly", or unset it.`);
      return null;
    }
    if (key === null) check.problem(`CDN_KEY is missing, and CDN=${kind} needs it; nobody else may purge.`);
    else if (key.length < 16) check.problem('CDN_KEY must have 16 characters at least.');
    const addresses = urls ?? (kind === 'fastly' ? ['https://api.fastly.com'] : []);
    checkAddresses(addresses, kind, check);
    if (kind === 'nginx') {
      if (service !== null) check.problem('CDN_SERVICE is of CDN=fastly alone; unset it.');
      return { kind, urls: addresses, key: key ?? '' } as const;
    }
    if (service === null)
      check.problem('CDN_SERVICE is missing, and CDN=fastly needs it; set it to the id of the service.');
    return { kind, url: addresses[0] ?? '', service: service ?? '', key: key ?? '' } as const;
  },
);

export type CdnSettings = NonNullable<ReturnType<typeof cdn.read>>;

function checkAddresses(addresses: readonly string[], kind: 'nginx' | 'fastly', check: Check): void {
  if (addresses.length === 0)
    check.problem('CDN_URL is missing, and CDN=nginx needs it; set it to the purge address.');
  if (kind === 'fastly' && addresses.length > 1) check.problem('CDN_URL must be one address for CDN=fastly.');
  if (addresses.every(isKeptPrivate)) return;
  check.liveProblem(
    'CDN_URL must begin with https:// in live mode, or name a private address, because the key goes with each request.',
  );
}
