import { deskCommand } from '../desk/desk-command.ts';
import { runTask } from '../product/run-task.ts';

/** `npm run enquiries`: the desk on the command line. */
await runTask(async () => {
  const { code, stdout, stderr } = await deskCommand(process.argv.slice(2), process.env);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  return code;
});
