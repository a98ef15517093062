import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type StudioHome, studioCommand } from '../support/studio-process.ts';

/** The report an import writes, as far as tests read it. */
interface Written {
  readonly types: Record<string, Record<string, number>>;
  readonly remarks: { level: string; type: string; id: string | null; words: string }[];
  readonly droppedLocales: Record<string, number>;
}

/** A folder of exports to import from, for one file of tests, which removes it at its end. */
export function importFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-import-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return {
    folder,
    /** @returns the file's path */
    write(name: string, json: string): string {
      const path = join(folder, name);
      writeFileSync(path, json);
      return path;
    },
    /** Imports a file. @returns how the command ended, its report, and each remark of that as a line */
    async bring(home: StudioHome, file: string, ...options: string[]) {
      const report = join(folder, 'report.json');
      rmSync(report, { force: true });
      const done = await studioCommand(home, 'content-import', file, '--report', report, ...options);
      const written = !existsSync(report) ? null : (JSON.parse(readFileSync(report, 'utf8')) as Written);
      return {
        ...done,
        written,
        said: (written?.remarks ?? []).map((one) => `${one.level} ${one.type} ${one.id}: ${one.words}`),
      };
    },
  };
}
