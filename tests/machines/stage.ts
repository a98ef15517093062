import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Keyring, loadKeyring } from '@sundowner/keyring';
import type { Role } from '@sundowner/settings/shapes';
import pg from 'pg';
import { root } from '../../bin/product/paths.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { type RawAnswer, rawRequest } from '../integration/site-stage.ts';
import { type EnquiryLoad, enquiryLoad } from '../support/enquiry-load.ts';
import { makePeople } from '../support/kept-databases.ts';
import { type Nginx, startNginx, visitorHead } from '../support/nginx.ts';
import { type PostgresOptions, type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { runTask } from '../support/run-task.ts';
import { builtProduct } from '../support/seeded-directory.ts';
import { personWith, type StudioRole } from '../support/studio-people.ts';
import { type Person, signIn } from '../support/studio-process.ts';
import { type Concierge, startConcierge } from './concierge.ts';
import { type Machine, makeMachine } from './machine.ts';

/** A live installation of several machines, with all they share: PostgreSQL, nginx with its cache, a mail server. */
export interface Stage {
  readonly machines: readonly Machine[];
  readonly postgres: PostgresServer;
  /** The database past every machine's own network. */
  readonly databaseUrl: string;
  readonly smtp: FakeSmtp;
  readonly nginx: Nginx;
  /** Visitors who post through nginx, each from an address of their own. */
  readonly load: EnquiryLoad;
  /** Somebody at the desk, who answers what was acknowledged. */
  readonly concierge: Concierge;
  readonly keyring: Keyring;
  /** Deliveries that were under way, anywhere, when a machine was killed: what its mail server had taken of them nobody could write down. */
  readonly cutOff: ReadonlySet<string>;
  /** Ends everything of a machine in one moment. */
  kill(machine: Machine): Promise<void>;
  /** Asks through nginx. */
  ask(path: string, headers?: Readonly<Record<string, string>>): Promise<RawAnswer>;
  /** Asks one machine's site as nginx does. */
  askAt(machine: Machine, path: string, asked?: Parameters<typeof rawRequest>[2]): Promise<RawAnswer>;
  /** Asks the database itself, past every machine's network. */
  rows<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** A session of the database for a fault; ended with the stage. */
  session(): Promise<pg.Client>;
  signIn(machine: Machine, role: StudioRole): Promise<Person>;
  /** Something to be read of this run at its end. */
  note(line: string): void;
  readonly notes: readonly string[];
  /** Undoes every fault: networks, database, mail server, machines. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export interface StageOptions {
  /** Roles of each machine; the first has all of them. */
  readonly machines: readonly (readonly Role[])[];
  readonly postgres?: PostgresOptions;
  /** Settings of all machines besides the stage's own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Fills the first machine's installation, and the empty database, before it is started. Gives the references of enquiries that are there. */
  readonly fill?: (first: Machine, databaseUrl: string) => Promise<readonly string[]>;
  /** An earlier version all machines begin as. */
  readonly earlier?: {
    /** The folder of its product. */
    readonly product: string;
    /** Makes one account of each role, in the environment of the first machine, once its tables are there. */
    readonly makePeople: (env: NodeJS.ProcessEnv) => Promise<void>;
  };
}

const page = fileURLToPath(new URL('../../docs/runbooks/cdn.md', import.meta.url));
const key = 'the-purge-key-of-these-machines-alone';
export const studioOrigin = 'https://studio.example.com';
const siteAddress = 'https://www.example.com';
const { host } = new URL(siteAddress);

/** Addresses nobody has, of the network that is for measurements (RFC 2544). */
const addressOf = (visitor: number) => `198.18.${(visitor >> 8) & 255}.${visitor & 255}`;

/** Starts it all. Whatever fails, what was started is stopped and removed. */
export async function startStage(options: StageOptions): Promise<Stage> {
  const closing: (() => Promise<unknown> | unknown)[] = [];
  const close = async () => {
    const faults: unknown[] = [];
    // Whatever one of them finds, the others are ended.
    for (const end of closing.splice(0).reverse())
      await Promise.resolve()
        .then(end)
        .catch((error: unknown) => faults.push(error));
    if (faults.length > 0) throw new AggregateError(faults, 'Not everything could be ended.');
  };
  try {
    return await start(options, closing, close);
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

async function start(
  { machines: roles, settings = {}, fill, earlier, ...options }: StageOptions,
  closing: (() => Promise<unknown> | unknown)[],
  close: () => Promise<void>,
): Promise<Stage> {
  await builtProduct(AbortSignal.timeout(1_200_000));
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-machines-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const postgres = await startPostgres(options.postgres);
  closing.push(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const smtp = await startSmtp();
  closing.push(() => smtp.close());

  const ports = await freePorts(3 * roles.length);
  const portsOf = (at: number) => ports.slice(3 * at, 3 * at + 3);
  const sitePorts = roles.flatMap((run, at) => (run.includes('site') ? portsOf(at).slice(0, 1) : []));
  const nginx = await startNginx({ page, sitePorts, key, keeps: !earlier });
  closing.push(() => nginx.stop());

  const shared: Record<string, string> = {
    MODE: 'live',
    SITE_URL: siteAddress,
    STUDIO_URL: studioOrigin,
    TRUSTED_PROXIES: 'loopback',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'desk@example.com',
    CONCIERGE_MAIL: 'concierge@example.com',
    DATABASE_POOL: '4',
    // The last release knows no cache in front; what it does not name one to keep, nginx does not keep.
    ...(earlier ? {} : { CDN: 'nginx', CDN_URL: nginx.purgeUrl, CDN_KEY: key }),
    ...settings,
  };
  const machines: Machine[] = [];
  const there: string[] = [];
  for (const [at, run] of roles.entries()) {
    const [first = null] = machines;
    const more: Record<string, string> =
      first && !run.includes('studio') ? { CONTENT_URL: first.studioUrl } : {};
    const name = `machine-${at + 1}`;
    const own = { ...shared, ...more };
    const product = earlier?.product ?? root;
    const made = { name, folder, run, databaseUrl, settings: own, ports: portsOf(at), like: first, product };
    const machine = await makeMachine(made);
    closing.push(() => machine.close());
    if (!first) there.push(...(await fillFirst(machine, databaseUrl, fill, product)));
    // A bucket came later: all have the same folder of pictures.
    else if (earlier) symlinkSync(join(first.dataDir, 'media'), join(machine.dataDir, 'media'));
    machines.push(machine);
  }
  const [first, ...others] = machines;
  if (!first) throw new Error('A stage has machines.');
  // The first migrates; the others come to what is there.
  await first.start({ warm: true });
  const env: NodeJS.ProcessEnv = { ...cleanEnvironment(), ...first.settings, NODE_ENV: 'production' };
  await Promise.all([
    earlier ? earlier.makePeople(env) : makePeople({ env }),
    ...others.map((machine) => machine.start({ warm: true })),
  ]);

  const keyring = loadKeyring(first.settings.KEYS_DIR ?? '');
  const heads = (visitor: number) => `${visitorHead}: ${addressOf(visitor)}\r\n`;
  const load = enquiryLoad(nginx.port, siteAddress, keyring, undefined, heads);
  for (const reference of there) load.acknowledged.set(reference, Date.now());
  const sessions: pg.Client[] = [];
  const endSessions = () => Promise.all(sessions.splice(0).map((client) => client.end().catch(() => {})));
  closing.push(endSessions);
  const session = async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    // A test ends servers.
    client.on('error', () => {});
    await client.connect();
    return client;
  };

  const notes: string[] = [];
  const cutOff = new Set<string>();
  async function rows<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
    const client = await session();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }
  return {
    notes,
    note: (line) => void notes.push(line),
    machines,
    postgres,
    databaseUrl,
    smtp,
    nginx,
    load,
    keyring,
    ask: (path, headers) => rawRequest(nginx.port, path, { headers: { host, ...headers } }),
    askAt: (machine, path, { headers, ...asked } = {}) =>
      rawRequest(machine.sitePort, path, {
        ...asked,
        headers: { host, 'x-forwarded-proto': 'https', ...headers },
      }),
    rows,
    concierge: startConcierge(load.acknowledged, keyring),
    cutOff,
    async kill(machine) {
      await machine.kill();
      const sending = await rows<{ id: string }>(
        "SELECT id FROM enquiries.deliveries WHERE state = 'sending'",
      );
      for (const { id } of sending) cutOff.add(id);
    },
    async session() {
      const client = await session();
      sessions.push(client);
      return client;
    },
    signIn: ({ studioUrl: url }, role) => signIn({ url, origin: studioOrigin }, personWith(role).email),
    async mend() {
      smtp.faults.clear();
      // What a test that failed holds, nobody else could take.
      await endSessions();
      for (const { network } of machines) network.mend();
      await postgres.start();
      await Promise.all(machines.map((machine) => machine.start()));
    },
    close,
  };
}

async function fillFirst(
  first: Machine,
  databaseUrl: string,
  fill: StageOptions['fill'],
  product: string,
): Promise<readonly string[]> {
  const made = await runTask('init', [], first.settings, product);
  if (made.code !== 0) throw new Error(`The installation was not made: ${made.stderr}`);
  return (await fill?.(first, databaseUrl)) ?? [];
}
