import { readDeskArguments, UsageError, usage } from '../desk/arguments.ts';
import { openDesk } from '../desk/open-desk.ts';
import { perform } from '../desk/perform.ts';
import { readInstallation } from '../product/installation.ts';
import { assertInitialised } from '../product/instance.ts';
import { runTask } from '../product/run-task.ts';

/** `npm run enquiries`: the desk on the command line, beside the running product or without it. */
await runTask(async () => {
  const argv = process.argv.slice(2);
  if (argv.length === 0 || argv.includes('--help') || argv[0] === 'help') {
    process.stdout.write(usage);
    return argv.length === 0 ? 2 : 0;
  }
  try {
    const call = readDeskArguments(argv);
    const { settings } = readInstallation();
    assertInitialised(settings);
    const desk = await openDesk(settings);
    try {
      const { code, words, data } = await perform(desk, call);
      if (call.json) process.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
      else (code === 0 ? process.stdout : process.stderr).write(`${words}\n`);
      return code;
    } finally {
      await desk.close();
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    return 2;
  }
});
