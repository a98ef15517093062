import { resolve } from 'node:path';
import { runTask } from '../product/run-task.ts';
import { runStudioCommand } from '../product/studio-command.ts';

/** `npm run admin:create`: an account in the studio. The studio's own command asks for what is not given. */
await runTask(async () => await runStudioCommand('admin-create', withAbsoluteFile()));

/** The studio's commands run in its folder, so a file named from the caller's folder is named in full. */
function withAbsoluteFile(): string[] {
  const args = process.argv.slice(2);
  const file = args.indexOf('--password-file') + 1;
  if (file === 0 || args[file] === undefined) return args;
  return args.with(file, resolve(process.env.INIT_CWD ?? '.', args[file]));
}
