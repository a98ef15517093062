import { parseArgs } from 'node:util';
import type { ImportOptions } from './import-run.ts';

/** A call that cannot be understood; the message is one sentence. */
export class ImportUsageError extends Error {
  override readonly name = 'ImportUsageError';
}

export const importUsage = `npm run content:import -- EXPORT.json [options]

  --dry-run            looks at everything, writes nothing, and says what would happen
  --locale CODE        language to take, with the export's fallbacks (its default locale without this)
  --mapping FILE       where types and fields with other names go (docs/runbooks/import.md)
  --assets FOLDER      where the export's files are (the export's own folder without this)
  --no-download        does not load a file that is not there from its address
  --published FILE     a second export, made with a delivery token: the published versions of changed entries
  --changed HOW        a changed entry without a published version: "publish" (as usual) or "draft"
  --archived HOW       archived entries: to the "trash" (as usual) or "skip" them
  --overwrite          the export wins over what was changed here
  --report FILE        writes the whole report as JSON

  Exit codes: 0 all is in, 1 nothing could be done, 2 some items failed and the rest is in.
`;

export interface ImportArguments extends Omit<ImportOptions, 'assetsFolder'> {
  readonly exported: string;
  readonly published: string | null;
  readonly mapping: string | null;
  readonly locale: string | null;
  readonly report: string | null;
  readonly assetsFolder: string | null;
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        locale: { type: 'string' },
        mapping: { type: 'string' },
        assets: { type: 'string' },
        'no-download': { type: 'boolean', default: false },
        published: { type: 'string' },
        changed: { type: 'string', default: 'publish' },
        archived: { type: 'string', default: 'trash' },
        overwrite: { type: 'boolean', default: false },
        report: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ImportUsageError(error instanceof Error ? error.message : String(error));
  }
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new ImportUsageError(`${name} must be ${allowed.join(' or ')}.`);
  return found;
}

/** @throws ImportUsageError */
export function readImportArguments(argv: readonly string[]): ImportArguments {
  const { values, positionals } = parse(argv);
  const [exported, ...rest] = positionals;
  if (!exported) throw new ImportUsageError('Say which export to import.');
  if (rest.length > 0) throw new ImportUsageError(`"${rest[0]}" is one word too many.`);
  return {
    exported,
    published: values.published ?? null,
    mapping: values.mapping ?? null,
    report: values.report ?? null,
    assetsFolder: values.assets ?? null,
    locale: values.locale ?? null,
    download: !values['no-download'],
    dryRun: values['dry-run'],
    overwrite: values.overwrite,
    archived: oneOf('--archived', values.archived, ['trash', 'skip']),
    changed: oneOf('--changed', values.changed, ['publish', 'draft']),
  };
}
