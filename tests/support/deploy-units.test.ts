import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadSettings } from '../../apps/site/src/settings.ts';
import { loadSettings as loadStudioSettings } from '../../apps/studio/src/settings.ts';
import { root } from '../../bin/product/paths.ts';
import { deploy, knownSettings as known, readDeployed as read, settingsIn } from './deploy-files.ts';

describe('the systemd templates', () => {
  const shared = {
    NODE_ENV: 'production' as const,
    ...settingsIn(read('container', 'settings.example')),
    KEYS_DIR: '/etc/sundowner/keys',
    // As deploy.md has it for a machine with one service.
    DATA_DIR: '/var/lib/sundowner',
  };
  const unitText = read('systemd', 'sundowner@.service');

  test.each(['all', 'site', 'studio', 'worker'])(
    'CLU-08/units the settings of sundowner@%s are the product’s, and start it',
    (name) => {
      const settings = settingsIn(read('systemd', 'settings', name));
      expect(Object.keys(settings).filter((each) => !known.has(each))).toEqual([]);
      const env = { ...shared, ...settings };
      const roles = name === 'all' ? ['site', 'studio', 'worker'] : [name];
      if (name === 'studio') expect(loadStudioSettings(env).run).toEqual(roles);
      else expect(loadSettings(env).run).toEqual(roles);
    },
  );

  test('CLU-08/units what an instance’s own settings say counts: its data lie where it may write', () => {
    // systemd takes the last file's word, and no Environment= over that of a file.
    const files = [...unitText.matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
    expect(files).toEqual(['/etc/sundowner/settings', '/etc/sundowner/%i']);
    expect(unitText).not.toMatch(/^Environment=.*DATA_DIR/m);
    const [, state] = /^StateDirectory=(.*)$/m.exec(unitText) ?? [];
    for (const name of ['all', 'site', 'studio', 'worker']) {
      const { DATA_DIR: data } = { ...shared, ...settingsIn(read('systemd', 'settings', name)) };
      expect(data).toBe(`/var/lib/${state?.replace('%i', name)}`);
    }
  });

  test('CLU-08/units the commands of the runbook read the same settings in the same order', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sundowner-wrapper-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const page = readFileSync(join(root, 'docs', 'runbooks', 'deploy.md'), 'utf8');
    const [, block = ''] = /```sh\n( *#!\/bin\/sh\n.*?)```/s.exec(page) ?? [];
    const wrapper = block
      .replaceAll(/^ {3}/gm, '')
      .replaceAll('/etc/sundowner', folder)
      .replaceAll('/srv/sundowner/app', folder)
      .replaceAll('sudo -u sundowner ', '');
    writeFileSync(join(folder, 'sundowner'), wrapper, { mode: 0o755 });
    const npm = '#!/bin/sh\necho "$DATA_DIR $RUN $*"\n';
    writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
    const said = (instance: string) =>
      spawnSync(join(folder, 'sundowner'), ['doctor', '--', 'a word'], {
        env: { PATH: `${folder}:${process.env.PATH}`, SUNDOWNER_INSTANCE: instance } as never,
        encoding: 'utf8',
      }).stdout;
    writeFileSync(join(folder, 'settings'), 'DATA_DIR=/var/lib/sundowner\nRUN=site,studio,worker\n');
    expect(said('')).toBe('/var/lib/sundowner site,studio,worker --silent run doctor -- a word\n');
    copyFileSync(deploy('systemd', 'settings', 'worker'), join(folder, 'worker'));
    expect(said('worker')).toBe('/var/lib/sundowner/worker worker --silent run doctor -- a word\n');
    copyFileSync(deploy('systemd', 'settings', 'all'), join(folder, 'all'));
    expect(said('')).toBe('/var/lib/sundowner/all site,studio,worker --silent run doctor -- a word\n');
  });

  const isThere = spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).status === 0;
  test.skipIf(!isThere)('CLU-08/units are what systemd takes, and shut in (needs systemd-analyze)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sundowner-units-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // The service is looked at where Node may stand elsewhere.
    const unit = unitText.replace('/usr/bin/node', process.execPath);
    expect(unit).toContain(process.execPath);
    writeFileSync(join(folder, 'sundowner@.service'), unit);
    copyFileSync(join(folder, 'sundowner@.service'), join(folder, 'sundowner@site.service'));
    const file = join(folder, 'sundowner@site.service');
    // It says what is wrong with units of the machine it names besides.
    const verify = () =>
      spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
        .stderr.split('\n')
        .filter((line) => line.includes('sundowner@'));
    expect(verify()).toEqual([]);
    const shut = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], {
      encoding: 'utf8',
    });
    expect([shut.status, shut.stdout]).toEqual([0, expect.stringContaining('Overall exposure level')]);
    writeFileSync(file, unit.replace('ProtectSystem=strict', 'ProtectSystm=strict'));
    expect(verify()).toEqual([expect.stringContaining('ProtectSystm')]);
  });
});
