import { stampPackages } from '../launcher/packages.mjs';
import { createProgress } from '../launcher/progress.mjs';
import { buildIfChanged, builds, useBuild } from '../product/build.ts';
import { root } from '../product/paths.ts';
import { runTask } from '../product/run-task.ts';

const progress = createProgress(process.stderr);

/**
 * `node bin/run.mjs build`: makes both applications where their sources changed, for a start that builds nothing: of an image, or of a
 * folder that nobody may write to. Asks for no settings.
 */
await runTask(async (signal) => {
  for (const build of builds) {
    await progress.step(`Building the ${build.name}`, () => buildIfChanged(build, process.env, { signal }));
    // What a start takes part in, to say that it uses a build, has to be there where it cannot be made.
    useBuild(build.name)();
  }
  stampPackages(root);
  return 0;
});
