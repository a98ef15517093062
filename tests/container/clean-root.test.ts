import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { loadKeyring } from '@sundowner/keyring';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { rawRequest } from '../integration/site-stage.ts';
import { instructionsOf } from '../support/container-file.ts';
import { enquiryLoad } from '../support/enquiry-load.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';

/** The account of the image. */
const account = 10001;
const minutes = 60_000;
let folder: string;
/** The root each stage of the image has at its end. */
let build: string;
let image: string;
const machines: ChildProcess[] = [];
let postgres: PostgresServer | null = null;

function run(command: string, args: readonly string[], limit = 10 * minutes): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: limit,
    maxBuffer: 64e6,
    // What a build has of an engine: the way to the registries, and no setting of this product.
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) =>
        /^(PATH|LANG|.*_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name),
      ),
    ) as NodeJS.ProcessEnv,
  });
  if (status !== 0)
    throw new Error(
      `${command} ${args.join(' ')} ended with ${status ?? error?.message}: ${(stdout + stderr).slice(-4000)}`,
    );
  return stdout;
}

/** Of a machine whose connections are looked into: whom its Node believes besides, and where that lies in the root. */
const trusted = process.env.NODE_EXTRA_CA_CERTS;
const trustedThere = '/etc/ssl/trusted.pem';

/** One RUN: the step as the container file names it. */
const step = (place: string, ...args: string[]) => {
  const env = [
    'HOME=/root',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...(trusted ? [`NODE_EXTRA_CA_CERTS=${trustedThere}`] : []),
  ];
  return run('chroot', [place, '/usr/bin/env', '-i', ...env, 'sh', '/steps.sh', ...args], 25 * minutes);
};

/** What `COPY . …` takes along: files of the checkout that .dockerignore does not name. */
function context(): readonly string[] {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isIgnored = (file: string) =>
    ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`));
  return spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .stdout.split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)) && !isIgnored(file));
}

beforeAll(() => {
  if (process.getuid?.() !== 0 || spawnSync('debootstrap', ['--version']).status !== 0)
    throw new Error(
      'This test makes a root of its own: run it as root, with debootstrap ("apt-get install debootstrap").',
    );
  folder = mkdtempSync(join(tmpdir(), 'sundowner-image-'));
  const base = join(folder, 'base');
  run('debootstrap', ['--variant=minbase', 'bookworm', base, 'http://deb.debian.org/debian'], 20 * minutes);
  // An engine gives both.
  for (const name of ['hosts', 'resolv.conf']) copyFileSync(join('/etc', name), join(base, 'etc', name));
  if (trusted) {
    // The smallest root of Debian's has no folder for it.
    mkdirSync(dirname(join(base, trustedThere)), { recursive: true });
    copyFileSync(trusted, join(base, trustedThere));
  }
  for (const name of ['build', 'image']) run('cp', ['-a', base, join(folder, name)]);
  build = join(folder, 'build');
  image = join(folder, 'image');
});
afterAll(async () => {
  for (const machine of machines.filter(({ exitCode }) => exitCode === null)) {
    const ended = once(machine, 'exit');
    machine.kill('SIGKILL');
    await ended;
  }
  await postgres?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('the steps of the container file build the product from the registries alone, and what is left is readable and complete', () => {
  // Each RUN of the file, and nothing else.
  expect(instructionsOf('RUN')).toEqual([
    'sh /steps.sh tools',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: words of the container file
    'sh /steps.sh product "${COMMIT}"',
    'sh /steps.sh runtime',
  ]);
  for (const place of [build, image])
    copyFileSync(join(root, 'deploy', 'container', 'steps.sh'), join(place, 'steps.sh'));
  step(build, 'tools');
  const place = join(build, 'srv', 'sundowner');
  for (const file of context()) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    cpSync(join(root, file), join(place, file));
  }
  run('mount', ['-t', 'proc', 'proc', join(build, 'proc')]);
  try {
    step(build, 'product', '0123456789abcdef0123456789abcdef01234567');
  } finally {
    run('umount', [join(build, 'proc')]);
  }
  step(image, 'runtime');
  run('mv', [place, join(image, 'srv', 'sundowner')]);
  expect(readFileSync(join(image, 'srv', 'sundowner', '.commit'), 'utf8')).toMatch(/^0123456789/);
  const bytes = Number(run('du', ['-sb', join(image, 'srv', 'sundowner')]).split('\t')[0]);
  const whole = Number(run('du', ['-sb', '--exclude=proc', image]).split('\t')[0]);
  process.stdout.write(`The product takes ${Math.round(bytes / 1e6)} MB of ${Math.round(whole / 1e6)} MB.\n`);
  // Nobody but root may write anything of it.
  expect(run('find', [join(image, 'srv'), '-not', '-type', 'l', '-perm', '/022'])).toBe('');
  expect(run('find', [join(image, 'srv'), '-not', '-user', 'root'])).toBe('');
  expect(existsSync(join(image, 'srv', 'sundowner', 'node_modules', 'vitest'))).toBe(false);
});

/** As an engine runs it: its own mounts, a root that is read-only, no capability, and the account of the image. */
const container = `
cd "$IMAGE"
mount --bind "$IMAGE" "$IMAGE"
cd "$IMAGE"
mount -t proc proc proc
mount -t tmpfs tmpfs tmp
mount --bind /dev dev
mount --bind "$DATA" var/lib/sundowner
mount --bind "$KEYS" etc/sundowner/keys
mount -o remount,bind,ro "$IMAGE"
if touch "$IMAGE/srv/sundowner/.probe" 2> /dev/null; then exit 9; fi
exec chroot --userspec=10001:10001 "$IMAGE" /usr/bin/env -i -C /srv/sundowner $SETTINGS "$@"
`;

/** What a machine is given of its own: settings, and the folders an operator mounts. */
interface Given {
  readonly settings: Readonly<Record<string, string>>;
  readonly data: string;
  readonly keys: string;
}

function start({ settings, ...folders }: Given, ...command: string[]): ChildProcess {
  const [data, keys] = [folders.data, folders.keys].map((name) => join(folder, name)) as [string, string];
  for (const own of [data, keys]) {
    mkdirSync(own, { recursive: true, mode: 0o700 });
    chownSync(own, account, account);
  }
  const own = Object.fromEntries(
    instructionsOf('ENV').flatMap((line) =>
      [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ),
  );
  const all = Object.entries({ ...own, ...settings }).map(([name, value]) => `${name}=${value}`);
  return spawn(
    'unshare',
    ['--mount', '--propagation', 'private', 'sh', '-euc', container, 'sh', ...command],
    {
      env: { PATH: process.env.PATH, IMAGE: image, DATA: data, KEYS: keys, SETTINGS: all.join(' ') } as never,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

const entry = JSON.parse(instructionsOf('ENTRYPOINT')[0] ?? '[]') as string[];
const command = JSON.parse(instructionsOf('CMD')[0] ?? '[]') as string[];

/** Starts one with what the file says, and waits until its health check is content. */
async function startReady(given: Given): Promise<ChildProcess> {
  const child = start(given, ...entry, ...command);
  machines.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [, check = '[]'] = /CMD (\[.*\])$/.exec(instructionsOf('HEALTHCHECK')[0] ?? '') ?? [];
  await expect
    .poll(
      async () => {
        if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${said}`);
        return (await ended(start(given, ...(JSON.parse(check) as string[])))).code;
      },
      { timeout: 10 * minutes, interval: 3000 },
    )
    .toBe(0);
  expect(said).not.toMatch(/Building|Installing/);
  return child;
}

async function stop(child: ChildProcess): Promise<number | null> {
  const whole = ended(child);
  child.kill('SIGTERM');
  return (await whole).code;
}

const siteUrl = 'https://www.example.com';
const shared = {
  MODE: 'live',
  SITE_URL: siteUrl,
  STUDIO_URL: 'https://studio.example.com',
  HOST: '127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'desk@example.com',
  CONCIERGE_MAIL: 'concierge@example.com',
};
const portsFor = ([port = 0, studioPort = 0, internalPort = 0]: readonly number[]) => ({
  PORT: String(port),
  STUDIO_PORT: String(studioPort),
  INTERNAL_PORT: String(internalPort),
});

const statusAt = async (port: string, path: string, host = 'www.example.com') =>
  (await rawRequest(Number(port), path, { headers: { host, 'x-forwarded-proto': 'https' } })).status;

/** Runs one to its end. */
async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

test('the image makes keys, starts as its account on a read-only root in live mode, is ready, takes visitors and stops', async () => {
  const settings = { ...shared, ...portsFor(await freePorts(3)) };
  const given = { settings, data: 'data', keys: 'keys' };
  const made = await ended(start(given, ...entry, 'init'));
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('Initialised the live product')]);
  const child = await startReady(given);
  expect(await statusAt(settings.PORT, '/')).toBe(200);
  expect(await statusAt(settings.PORT, '/enquiry/ticket?kind=telephone')).toBe(200);
  expect(await statusAt(settings.STUDIO_PORT, '/admin/login', 'studio.example.com')).toBe(200);
  expect(await stop(child)).toBe(0);
});

test('one image is every role: on PostgreSQL it takes enquiries as a site alone, which joins with the keys, and delivers them as studio and worker', async () => {
  postgres = await startPostgres();
  const ports = await freePorts(6);
  const database = { DATABASE_URL: await postgres.createDatabase() };
  const behind = { ...shared, ...database, ...portsFor(ports), RUN: 'studio,worker' };
  const edge = {
    ...shared,
    ...database,
    ...portsFor(ports.slice(3)),
    RUN: 'site',
    CONTENT_URL: `http://127.0.0.1:${behind.STUDIO_PORT}`,
  };
  const first = { settings: behind, data: 'data-behind', keys: 'keys-shared' };
  const made = await ended(start(first, ...entry, 'init'));
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('Initialised the live product')]);
  const working = await startReady(first);
  const serving = await startReady({ settings: edge, data: 'data-edge', keys: 'keys-shared' });

  expect(await statusAt(edge.PORT, '/')).toBe(200);
  expect(await statusAt(behind.STUDIO_PORT, '/admin/login', 'studio.example.com')).toBe(200);
  const load = enquiryLoad(Number(edge.PORT), siteUrl, loadKeyring(join(folder, 'keys-shared')));
  const outcome = await load.once();
  expect(outcome.kind).toBe('acknowledged');
  const client = new pg.Client({ connectionString: database.DATABASE_URL });
  await client.connect();
  try {
    // Nobody listens at the mail server's port: that it was tried says who takes it up.
    const tried = async () => {
      const { rows } = await client.query(
        'SELECT e.reference FROM enquiries.enquiries e JOIN enquiries.deliveries d ON d.enquiry_id = e.id WHERE d.attempts > 0',
      );
      return rows.map(({ reference }) => reference);
    };
    await expect.poll(tried).toContain(outcome.kind === 'acknowledged' ? outcome.reference : '');
  } finally {
    await client.end();
  }
  expect([await stop(serving), await stop(working)]).toEqual([0, 0]);
});
