import { importAssets } from './import-assets.ts';
import { importEntries } from './import-entries.ts';
import type { ImportRun } from './import-run.ts';
import { offerBrought } from './make-entry.ts';

/** Does an import: files first, since entries point at them, then entries. */
export async function runImport(run: ImportRun): Promise<void> {
  await run.begin();
  try {
    offerBrought(run);
    await importAssets(run);
    await importEntries(run);
  } finally {
    await run.end();
  }
}
