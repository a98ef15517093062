import { performOnKeys, readKeysArguments } from '../keys/perform.ts';
import { readInstallation } from '../product/installation.ts';
import { assertInitialised } from '../product/instance.ts';
import { runTask } from '../product/run-task.ts';

/** `npm run keys -- rotate ticket|personal`: new keys, without losing what the earlier ones signed or locked. */
await runTask(async () => {
  const call = readKeysArguments(process.argv.slice(2).filter((word) => !word.startsWith('--since=')));
  const { settings } = readInstallation();
  assertInitialised(settings);
  process.stdout.write(`${(await performOnKeys(settings, call)).join('\n')}\n`);
  return 0;
});
