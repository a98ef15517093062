import { basename } from 'node:path';
import { type AssetDetails, describeAsset } from './assets/describe.ts';
import { download, localFile, readLocal, usualLimits } from './assets/files.ts';
import { decide, digestOf } from './decide.ts';
import type { ImportRun } from './import-run.ts';
import type { FileData } from './payload-importer.ts';
import type { SourceAsset } from './source.ts';

/** The name assets have in the report. */
const assetType = 'assets';

/** More at once only fill the memory: a picture is opened, and its renditions made, while the next one loads. */
const atOnce = 3;

/** Puts every asset of the export into the studio. A file that cannot be had is reported, and the others go on. */
export async function importAssets(run: ImportRun): Promise<void> {
  const { source, report, progress, stop } = run;
  report.type(assetType, 'media');
  const waiting = source.assets.values();
  let done = 0;
  const line = async () => {
    for (const asset of waiting) {
      stop?.throwIfAborted();
      await importAsset(run, asset);
      done += 1;
      progress('pictures and files', done, source.assets.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}

async function importAsset(run: ImportRun, asset: SourceAsset): Promise<void> {
  const { report, chain, studio } = run;
  const skip = (words: string) => {
    report.count(assetType, 'skipped');
    report.remark('note', assetType, asset.id, words);
  };
  if (asset.state === 'archived') return skip('archived in Contentful; left out');
  const details = describeAsset(asset, chain);
  if (typeof details === 'string') return report.fail(assetType, asset.id, details);
  const collection = studio.keeperOf(details.fileType);
  if (!collection)
    return skip(
      `${details.fileName} is ${details.fileType || 'of no known type'}, which the studio does not keep; links lead to its old address`,
    );
  try {
    await place(run, asset, details, collection);
  } catch (error) {
    run.stop?.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    report.fail(assetType, asset.id, `${details.fileName}: ${reason}`);
  }
}

function dataOf(collection: string, details: AssetDetails, run: ImportRun): Record<string, unknown> {
  const has = new Set(
    run.studio.collections.find(({ slug }) => slug === collection)?.fields.map(({ name }) => name),
  );
  const all = { alt: details.alt, title: details.title || (has.has('alt') ? null : details.alt) };
  return Object.fromEntries(Object.entries(all).filter(([name]) => has.has(name)));
}

async function place(
  run: ImportRun,
  asset: SourceAsset,
  details: AssetDetails,
  collection: string,
): Promise<void> {
  const { report, catalogue, studio, options } = run;
  const data = dataOf(collection, details, run);
  const digest = digestOf({ data, address: details.address });
  const stored = catalogue.imported(collection, asset.id);
  const record = catalogue.recordOf(collection, asset.id);
  const decision = decide({ digest, stored, record, inTheWay: null, overwrite: options.overwrite });
  if (decision.act === 'unchanged') return report.count(assetType, 'unchanged');
  if (decision.act === 'keep') {
    report.count(assetType, 'kept');
    return report.remark('note', assetType, asset.id, decision.why);
  }
  const file = await fileFor(run, details);
  if (file === 'elsewhere') {
    catalogue.stands(collection, asset.id, run.pretendId(), details.fileName);
    report.count(assetType, 'untried');
    return report.remark(
      'note',
      assetType,
      null,
      'files that would be loaded from their addresses were not tried',
    );
  }
  run.aboutToWrite();
  const made = options.dryRun
    ? { id: run.pretendId(), filename: details.fileName }
    : await studio.upload({ collection, id: decision.id, importedFrom: asset.id, data, file });
  catalogue.stands(collection, asset.id, made.id, made.filename);
  run.written(collection, asset.id, digest);
  report.count(assetType, decision.id === null ? 'created' : 'updated');
  if (details.altGuessed && decision.id === null) {
    report.remark(
      'warning',
      assetType,
      asset.id,
      `${details.fileName} has no description; "${details.alt}" stands in`,
    );
  }
}

/**
 * The bytes, from the export's folder or by address.
 *
 * @returns `elsewhere` for one a dry run would have to load. @throws Error with the reason it cannot be had
 */
async function fileFor(
  { options, studio }: ImportRun,
  details: AssetDetails,
): Promise<FileData | 'elsewhere'> {
  const path = await localFile(options.assetsFolder, details.address);
  const file = (bytes: Uint8Array) => ({ name: basename(details.fileName), type: details.fileType, bytes });
  if (path) return file(await readLocal(path, studio.largestFile));
  if (!options.download)
    throw new Error('its file is not in the export’s folder, and --no-download was given');
  if (!/^https?:\/\//.test(details.address))
    throw new Error(`its address ${details.address} cannot be loaded`);
  if (options.dryRun) return 'elsewhere';
  return file(await download(details.address, { ...usualLimits, mostBytes: studio.largestFile }));
}
