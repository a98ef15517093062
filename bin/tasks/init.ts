import { parseArgs } from 'node:util';
import { ground, loose } from '@sundowner/settings/product';
import { SettingsReader } from '@sundowner/settings/reader';
import { giveUpStore } from '../archive/new-store.ts';
import { checkSettings, problemsOf } from '../product/check-settings.ts';
import { assertWritable } from '../product/data-directory.ts';
import { assertSharedKeys, initialise } from '../product/instance.ts';
import { lockInstance } from '../product/instance-lock.ts';
import { runTask } from '../product/run-task.ts';
import { forgetStudio } from '../product/studio-record.ts';

/**
 * `npm run init [-- --new-store [--force]] [--new-studio]`: makes the keys and claims the data directory, before the first live start; says what is made and which
 * settings are still missing. What is there already stays as it is. With `--new-store` a person gives up
 * the enquiry store that was lost: the next start makes a new one. One of which enquiries were rescued is given up with `--force` alone.
 * With `--new-studio` the same of the studio's database.
 */
await runTask(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => !word.startsWith('--since=')),
    options: {
      'new-store': { type: 'boolean', default: false },
      'new-studio': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const missing = problemsOf(() => checkSettings());
  const place = placeOf(process.env);
  assertWritable(place.dataDir, 'DATA_DIR');
  assertWritable(place.keysDir, 'KEYS_DIR');
  assertSharedKeys(place);
  const { instance, keys, fresh } = initialise(place);
  const named = { demo: 'the demonstration', live: 'the live product' };
  const lines = [
    `${fresh ? 'Initialised' : 'This is'} ${named[instance.mode]}, instance ${instance.id}.`,
    '',
    `  Data  ${place.dataDir}${fresh ? ' (claimed by this instance)' : ''}`,
    `  Keys  ${place.keysDir} (${keys.length > 0 ? `made ${keys.join(', ')}` : 'all there'})`,
    '',
    'Keep a copy of the keys in a safe place of its own: without personal.key nobody can read the stored enquiries.',
  ];
  if (values['new-store']) lines.push('', ...newStore(place.dataDir, values.force));
  if (values['new-studio']) {
    forgetStudio(place.dataDir);
    lines.push('', 'The next start makes a new studio where there is none.');
  }
  if (missing.length > 0) {
    lines.push('', 'Still to be set before "npm start":', ...missing.map((problem) => `  ${problem}`));
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
});

/** @throws LaunchError while the product runs, for a store that is not lost, and without `force` where enquiries were rescued */
function newStore(dataDir: string, force: boolean): readonly string[] {
  const lock = lockInstance(dataDir);
  try {
    const kept = giveUpStore(dataDir, {
      isDatabase: Boolean(process.env.DATABASE_URL?.trim()),
      force,
      now: Date.now(),
    });
    return [
      'The next start creates a new enquiry store; references and deliveries of the previous one are abandoned.',
      ...(kept ? [`What stood in its place is kept as ${kept}.`] : []),
    ];
  } finally {
    lock.release();
  }
}

/**
 * Where data and keys lie and what they are for, though other settings may still be missing.
 *
 * @throws SettingsError when one of these settings themselves is wrong
 */
function placeOf(env: NodeJS.ProcessEnv) {
  const read = new SettingsReader(env, 'site');
  const place = read.rows({ mode: ground.mode, run: ground.run, dataDir: ground.dataDir }, {});
  const { keysDir } = read.rows({ keysDir: loose.keysDir }, place);
  read.finish('demo');
  return { ...place, keysDir };
}
