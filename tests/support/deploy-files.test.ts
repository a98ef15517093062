import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join, matchesGlob } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadSettings } from '../../apps/site/src/settings.ts';
import { loadSettings as loadStudioSettings } from '../../apps/studio/src/settings.ts';
import { root } from '../../bin/product/paths.ts';
import { containerFile, instructionsOf } from './container-file.ts';
import { deploy, knownSettings as known, readDeployed as read, settingsIn } from './deploy-files.ts';

describe('the container file', () => {
  test('CLU-08/files begins with a base that is named by its digest, twice, and ends with an account that is not root', () => {
    expect(instructionsOf('ARG')[0]).toMatch(/^BASE=docker\.io\/library\/debian:12-slim@sha256:[\da-f]{64}$/);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: words of the container file
    expect(instructionsOf('FROM')).toEqual(['${BASE} AS build', '${BASE}']);
    expect(instructionsOf('USER')).toEqual(['10001:10001']);
    const order = readFileSync(containerFile, 'utf8').split('\n');
    const at = (start: string) => order.findLastIndex((line) => line.startsWith(start));
    expect(at('USER ')).toBeGreaterThan(at('RUN '));
    expect(at('USER ')).toBeGreaterThan(at('COPY '));
  });

  test('CLU-08/files copies what is there, runs its own steps alone, and nothing of a registry of its own', () => {
    for (const copied of instructionsOf('COPY')) {
      const [source = ''] = copied.replace(/^--from=\S+ /, '').split(' ');
      if (!copied.startsWith('--from='))
        expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    }
    const steps = read('container', 'steps.sh');
    for (const ran of instructionsOf('RUN')) {
      const [, step = ''] = /^sh \/steps\.sh (\w+)/.exec(ran) ?? [];
      expect(steps).toContain(`\n${step}() {`);
    }
    expect(steps).not.toMatch(/curl|wget|https?:\/\//);
    expect(instructionsOf('ADD')).toEqual([]);
  });

  test('CLU-08/files is ready when the product says so, starts it without npm, and knows its settings', () => {
    const [health = ''] = instructionsOf('HEALTHCHECK');
    const [, check = '[]'] = /CMD (\[.*\])$/.exec(health) ?? [];
    expect((JSON.parse(check) as string[])[1]).toBe('bin/ready.mjs');
    for (const script of ['bin/ready.mjs', 'bin/run.mjs', 'bin/tasks/start.ts'])
      expect(existsSync(join(root, script))).toBe(true);
    expect([instructionsOf('ENTRYPOINT'), instructionsOf('CMD')]).toEqual([
      ['["node", "bin/run.mjs"]'],
      ['["start"]'],
    ]);
    const names = instructionsOf('ENV').flatMap((line) =>
      [...line.matchAll(/(\w+)=/g)].map(([, name]) => String(name)),
    );
    const ofOthers = ['NODE_ENV', 'PATH', 'HOME', 'NEXT_TELEMETRY_DISABLED', 'ASTRO_TELEMETRY_DISABLED'];
    expect(names.filter((name) => !known.has(name) && !ofOthers.includes(name))).toEqual([]);
    expect(names).toContain('DATA_DIR');
  });

  test('CLU-08/files leaves keys, data, history and tests out of the image, and nothing a start reads', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    const isIgnored = (file: string) =>
      ignored.some((each) => matchesGlob(file, each) || matchesGlob(file, `${each}/**`));
    for (const file of [
      'keys/personal.key',
      'deploy/container/settings',
      'deploy/container/keys/personal.key',
      'deploy/container/secrets/database-password',
      'deploy/container/certificates/www.key',
      '.env',
      'deploy/container/.env.production',
      'data/studio/studio.db',
      '.git/config',
      'node_modules/next/package.json',
      'apps/studio/.next/BUILD_ID',
      'tests/support/product.ts',
    ])
      expect([file, isIgnored(file)]).toEqual([file, true]);
    for (const file of [
      'package-lock.json',
      'deploy/container/settings.example',
      'deploy/container/steps.sh',
      'bin/runtime/package-lock.json',
      'bin/tasks/build.ts',
      'packages/serving/src/machines.ts',
      'demo/upgrade/former-places.json',
      'apps/site/src/server/main.ts',
      'tsconfig.base.json',
    ])
      expect([file, existsSync(join(root, file)), isIgnored(file)]).toEqual([file, true, false]);
    // Nothing that runs may import what is left out.
    const running = readdirSync(join(root, 'bin', 'product'), { recursive: true }).map(String);
    for (const file of running.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')))
      expect(readFileSync(join(root, 'bin', 'product', file), 'utf8')).not.toMatch(
        /from '(\.\.\/)+(tests|bench|docs)\//,
      );
  });
});

describe('what compose reads from beside its file', () => {
  const compose = read('container', 'compose.yaml');
  /** Files and folders an operator puts there. */
  const own = [...new Set([...compose.matchAll(/(?<!\.)\.\/([\w-]+)/g)].map(([, name]) => String(name)))];

  test('CLU-08/files is in no image and in no commit', () => {
    expect(own.toSorted()).toEqual(['certificates', 'keys', 'secrets', 'settings']);
    for (const file of ['.dockerignore', '.gitignore']) {
      const lines = readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((line) => line.replaceAll(/^\/|\/$/g, ''));
      for (const name of own)
        expect([file, lines]).toEqual([file, expect.arrayContaining([`deploy/container/${name}`])]);
    }
  });
});

interface Service {
  readonly image?: string;
  readonly environment?: Record<string, string>;
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly read_only?: boolean;
  readonly user?: string;
  readonly cap_drop?: readonly string[];
  readonly env_file?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly networks?: { readonly default: { readonly ipv4_address: string } };
  readonly depends_on?: Record<string, unknown> | readonly string[];
  readonly command?: readonly string[];
}
interface Compose {
  readonly services: Record<string, Service>;
  readonly volumes: Record<string, unknown>;
  readonly secrets: Record<string, unknown>;
  readonly networks: {
    readonly default: { readonly ipam: { readonly config: readonly { subnet: string }[] } };
  };
}

describe('the compose file', () => {
  const compose = parse(read('container', 'compose.yaml'), { merge: true }) as Compose;
  const machines = Object.entries(compose.services).filter(([, { image }]) => image === 'sundowner');

  test('CLU-08/files has two machines of one image, which write their data alone, and a start that makes the keys', () => {
    expect(machines.map(([name]) => name)).toEqual(['init', 'machine-1', 'machine-2']);
    for (const [name, service] of machines) {
      expect(service).toMatchObject({
        read_only: true,
        user: '10001:10001',
        cap_drop: ['ALL'],
        entrypoint: ['node', '--env-file=/run/secrets/settings', 'bin/run.mjs'],
        secrets: ['settings'],
      });
      // What stands in the environment of a container `docker inspect` shows.
      expect([service.env_file, service.environment]).toEqual([undefined, undefined]);
      const keys = service.volumes?.find((volume) => volume.startsWith('./keys:'));
      expect([name, keys]).toEqual([
        name,
        name === 'init' ? './keys:/etc/sundowner/keys' : './keys:/etc/sundowner/keys:ro',
      ]);
    }
    expect(compose.services.init?.command).toEqual(['init']);
    expect(existsSync(join(root, 'bin', 'tasks', 'init.ts'))).toBe(true);
  });

  test('CLU-08/files believes the address of its proxy, and no other', () => {
    const address = compose.services.proxy?.networks?.default.ipv4_address ?? '';
    const subnet = compose.networks.default.ipam.config[0]?.subnet ?? '';
    expect(settingsIn(read('container', 'settings.example')).TRUSTED_PROXIES).toBe(address);
    const [network = '', length] = subnet.split('/');
    const list = new BlockList();
    list.addSubnet(network, Number(length));
    expect([list.check(address), list.check('192.168.1.1')]).toEqual([true, false]);
  });

  test('CLU-08/files names nothing it does not have: volumes, secrets, services, files', () => {
    for (const [name, { volumes = [], secrets = [], depends_on: needed = [] }] of Object.entries(
      compose.services,
    )) {
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        const there = source.startsWith('../')
          ? existsSync(deploy('container', source))
          : source.startsWith('./') || source in compose.volumes;
        expect([name, source, there]).toEqual([name, source, true]);
      }
      for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret);
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(Object.keys(compose.services)).toContain(other);
    }
  });

  test('CLU-08/files its settings are settings of the product, and start both programs in live mode', () => {
    const settings = settingsIn(read('container', 'settings.example'));
    // Node, which reads them in the container, reads the same.
    expect(parseEnv(read('container', 'settings.example'))).toEqual(settings);
    expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
    const env = {
      NODE_ENV: 'production' as const,
      ...settings,
      KEYS_DIR: '/etc/sundowner/keys',
      DATA_DIR: '/var/lib/sundowner',
    };
    expect(loadSettings(env)).toMatchObject({
      mode: 'live',
      databasePool: 10,
      run: ['site', 'studio', 'worker'],
    });
    expect(loadStudioSettings(env).media.place).not.toBeNull();
    // And a wrong one does not.
    expect(() => loadSettings({ ...env, S3_ENDPOINT: 'nonsense' })).toThrow(/S3_ENDPOINT/);
  });
});

test('CLU-08/files every script of deploy/ is one a shell can read', () => {
  const scripts = readdirSync(deploy(), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.sh'));
  expect(scripts).toHaveLength(3);
  for (const script of scripts) {
    const { status, stderr } = spawnSync('sh', ['-n', deploy(script)], { encoding: 'utf8' });
    expect([script, status, stderr]).toEqual([script, 0, '']);
  }
});
