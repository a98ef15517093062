import { parseArgs } from 'node:util';
import { SettingsError } from '../../apps/site/src/settings.ts';
import { giveUpStore } from '../archive/new-store.ts';
import { checkSettings } from '../product/check-settings.ts';
import { assertWritable } from '../product/data-directory.ts';
import { readInstallation } from '../product/installation.ts';
import { initialise } from '../product/instance.ts';
import { lockInstance } from '../product/instance-lock.ts';
import { runTask } from '../product/run-task.ts';

/**
 * `npm run init [-- --new-store [--force]]`: makes the keys and claims the data directory, before the first live start; says what is made and which
 * settings are still missing. What is there already stays as it is. With `--new-store` a person gives up
 * the enquiry store that was lost: the next start makes a new one. One of which enquiries were rescued is given up with `--force` alone.
 */
await runTask(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => !word.startsWith('--since=')),
    options: {
      'new-store': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const missing = problemsOf(process.env);
  const place = placeOf(process.env, missing);
  assertWritable(place.dataDir, 'DATA_DIR');
  assertWritable(place.keysDir, 'KEYS_DIR');
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
      'The next start makes a new enquiry store; references and deliveries of the one before it are given up.',
      ...(kept ? [`What stood in its place is kept as ${kept}.`] : []),
    ];
  } finally {
    lock.release();
  }
}

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    checkSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

/**
 * Where data and keys lie and what they are for, though other settings may still be missing.
 *
 * @throws SettingsError when one of these settings themselves is wrong
 */
function placeOf(env: NodeJS.ProcessEnv, problems: readonly string[]) {
  const own = problems.filter((problem) => /^(MODE|DATA_DIR|KEYS_DIR) /.test(problem));
  if (own.length > 0) throw new SettingsError(own);
  const mode = env.MODE?.trim() === 'live' ? 'live' : 'demo';
  const { DATA_DIR, KEYS_DIR } = env;
  const keysDir = KEYS_DIR?.trim() || (mode === 'live' ? './keys' : undefined);
  const { settings } = readInstallation({ NODE_ENV: 'production', DATA_DIR, KEYS_DIR: keysDir });
  return { mode, dataDir: settings.dataDir, keysDir: settings.keysDir } as const;
}
