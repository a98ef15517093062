import type { ContentListener } from '../fakes/content-listener.ts';
import { type FakeDesk, type SiteInternals, startSiteInternals } from '../fakes/site-internal-api.ts';
import { makePeople, migratedHome } from '../support/kept-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { personWith, type StudioRole } from '../support/studio-people.ts';
import {
  makeStudioHome,
  type Person,
  type StudioHome,
  type StudioProcess,
  signIn,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';
import { emptied, inDatabase } from './emptied.ts';

/** The one built studio of all files in this folder, with one account of each role and a stand-in of the site beside it. */
export interface SharedStudio {
  readonly home: StudioHome;
  /** `http://127.0.0.1:4210`, after a restart too. */
  readonly url: string;
  /** Receives every change the studio reports. */
  readonly site: ContentListener;
  readonly desk: FakeDesk;
  /** The account with the role, signed in. */
  as(role: StudioRole): Promise<Person>;
  /** Asks the API as the site does. */
  asSite(path: string): Promise<Response>;
  /** What the studio has written since this file began. */
  log(): string;
  /** Ends it as a crash would; the caller starts it again. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface Running {
  readonly home: StudioHome;
  readonly internals: SiteInternals;
  process: StudioProcess | null;
  /** What earlier processes of this studio wrote. */
  written: string;
  readonly people: Map<StudioRole, Promise<Person>>;
}

export type Dialect = 'sqlite' | 'postgres';

async function furnished(dialect: Dialect): Promise<Running> {
  const database: Record<string, string> =
    dialect === 'postgres' ? { DATABASE_URL: await (await startPostgres()).createDatabase() } : {};
  const bare = await makeStudioHome({ SITE_URL: 'https://www.example.com', ...database });
  const internals = await startSiteInternals(bare.keys.internalToken);
  const home = { ...bare, env: { ...bare.env, INTERNAL_PORT: String(internals.port) } };
  if (dialect === 'postgres') {
    const migrated = await studioCommand(home, 'migrate');
    if (migrated.code !== 0) throw new Error(migrated.stderr);
    await makePeople(home);
  } else await migratedHome(home, 'peopled');
  return { home, internals, process: null, written: '', people: new Map() };
}

/** Of this worker: the files run in it one after the other, without isolation, and find what an earlier one started. */
const running = new Map<Dialect, Promise<Running>>();
const homes = new Set<Running>();

/** The worker ends by a signal, when the last file is done: nobody else ends what its files share. */
process.once('exit', () => {
  for (const one of homes) {
    void one.process?.kill();
    one.home.remove();
  }
});
process.once('SIGTERM', () => process.exit());

function findOrFurnish(dialect: Dialect): Promise<Running> {
  const known =
    running.get(dialect) ??
    furnished(dialect).then((made) => {
      homes.add(made);
      return made;
    });
  running.set(dialect, known);
  return known;
}

async function start(one: Running): Promise<void> {
  one.process ??= await startStudioProcess(one.home);
}

async function kill(one: Running): Promise<void> {
  const ended = one.process;
  one.process = null;
  await ended?.kill();
  one.written += ended?.log() ?? '';
}

/** What an earlier file's last change told the site must not be told in this one. */
async function untilTold({ home }: Running): Promise<void> {
  const pending = "SELECT id FROM content_changes WHERE state = 'pending'";
  while ((await inDatabase(home, pending)).length > 0) await new Promise((wake) => setTimeout(wake, 50));
}

/**
 * The shared studio for one file of tests, running and empty but for its accounts.
 *
 * @param dialect the everyday run has the one on SQLite alone
 * @throws Error when the studio has not been built
 */
export async function sharedStudio(dialect: Dialect = 'sqlite'): Promise<SharedStudio> {
  const one = await findOrFurnish(dialect);
  const { home, internals, people } = one;
  const { site, desk } = internals;
  await start(one);
  site.status = 204;
  desk.fault = { kind: 'none' };
  await untilTold(one);
  await emptied(home);
  site.reset();
  desk.calls.length = 0;
  desk.enquiries.length = 0;
  const log = () => one.written + (one.process?.log() ?? '');
  const before = log().length;
  const url = `http://127.0.0.1:${home.port}`;
  return {
    home,
    url,
    site,
    desk,
    as(role) {
      const person = people.get(role) ?? signIn({ url }, personWith(role).email);
      people.set(role, person);
      return person;
    },
    asSite: (path) =>
      fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${home.keys.contentToken}` } }),
    log: () => log().slice(before),
    kill: () => kill(one),
    start: () => start(one),
  };
}
