import { runOwned } from '../product/owned-process.ts';
import { packageFile, root } from '../product/paths.ts';
import { runTask } from '../product/run-task.ts';
import { cleanEnvironment } from '../testing/clean-environment.ts';

/** `npm run test:container`: the steps of the image's build in a clean root of Debian's, and what they made started there (tests/container). */
await runTask(async (signal) => {
  const { code, stderr } = await runOwned(
    {
      script: packageFile('vitest', 'vitest.mjs'),
      args: ['run', '--project', 'container', '--reporter=verbose'],
      cwd: root,
      env: { ...cleanEnvironment(), SUNDOWNER_TEST_CONTAINER: '1' } as NodeJS.ProcessEnv,
    },
    { signal, onLine: (line) => process.stdout.write(`${line}\n`) },
  );
  process.stderr.write(stderr);
  return code;
});
