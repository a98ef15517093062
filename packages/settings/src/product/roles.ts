import { localAddress } from '../local-address.ts';
import { isKeptPrivate, isPrivateHost } from '../private-address.ts';
import type { Check } from '../row.ts';
import type { Role } from '../shapes.ts';

/** What a machine runs, all of it being a whole product by itself. */
export type Roles = readonly Role[];

/** Whether a machine runs the site's program: for visitors, for deliveries, or both. */
export const runsSite = (run: Roles): boolean => run.includes('site') || run.includes('worker');

interface Shared {
  readonly run: Roles;
  readonly databaseUrl: string | null;
}

const named = (run: Roles) => `RUN=${run.join(',')}`;

/** What no machine can run, whichever program reads it (CLU-05). */
export function checkRun(
  read: Check & { isBlank(name: string): boolean },
  { run, databaseUrl }: Shared,
): void {
  if (read.isBlank('RUN'))
    read.problem('RUN is empty; name the roles of this machine (site, studio, worker), or unset it for all.');
  if (run.length < 3 && databaseUrl === null)
    read.problem(
      `DATABASE_URL is missing, and ${named(run)} needs it: the other roles run on machines that share its database.`,
    );
}

/** Where this machine's site reads content, and where its internal API listens. */
export function checkSiteRoles(
  read: Check,
  {
    run,
    contentUrl,
    internalHost,
    studioHost,
    studioPort,
  }: Shared & {
    readonly contentUrl: string | null;
    readonly internalHost: string;
    readonly studioHost: string;
    readonly studioPort: number;
  },
): void {
  if (!isPrivateHost(internalHost))
    read.problem(
      `INTERNAL_HOST must be an address of this machine in a private network, because the token goes with each request there, but is "${internalHost}".`,
    );
  if (!runsSite(run)) return;
  if (contentUrl === null) {
    if (!run.includes('studio'))
      read.problem(
        `CONTENT_URL is missing, and ${named(run)} needs it; set it to the internal address of a machine that runs the studio.`,
      );
    // What is asked of the studio beside it leaves the machine by no network, whatever its address is.
  } else if (!(run.includes('studio') && contentUrl === localAddress(studioHost, studioPort)))
    checkPrivate(read, 'CONTENT_URL', contentUrl);
}

/** Where this machine's studio finds the internal API of a site. */
export function checkStudioRoles(
  read: Check,
  { run, internalUrl }: Shared & { readonly internalUrl: string | null },
): void {
  if (!run.includes('studio')) return;
  if (internalUrl !== null) checkPrivate(read, 'INTERNAL_URL', internalUrl);
  else if (!runsSite(run))
    read.problem(
      `INTERNAL_URL is missing, and ${named(run)} needs it; set it to the internal API of a machine that runs the site or the worker.`,
    );
}

function checkPrivate(read: Check, name: string, address: string): void {
  if (!isKeptPrivate(address))
    read.problem(
      `${name} must begin with https:// or name a machine of a private network, because a token goes with each request.`,
    );
}
