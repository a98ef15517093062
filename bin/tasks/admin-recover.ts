import { runTask } from '../product/run-task.ts';
import { runStudioCommand } from '../product/studio-command.ts';

/** `npm run admin:recover`: lets somebody in again who lost the second factor or the password. */
await runTask(async () => await runStudioCommand('admin-recover', process.argv.slice(2)));
