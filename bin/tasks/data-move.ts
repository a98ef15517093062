import { parseArgs } from 'node:util';
import { MediaStoreError } from '@sundowner/media-store/media-store';
import { mediaStoreOf } from '@sundowner/media-store/open-store';
import { OtherLibraryError } from '@sundowner/media-store/owner';
import { createProgress, LaunchError } from '../launcher/progress.mjs';
import { refusalOf } from '../move/keys-check.ts';
import { countMedia, moveMedia } from '../move/media-move.ts';
import { countedLines, mediaMovedLines } from '../move/media-words.ts';
import { moveData } from '../move/move.ts';
import { type MediaDirection, mediaDirection } from '../move/open-media-move.ts';
import { type Direction, toEmbedded, toPostgres } from '../move/open-move.ts';
import { connectTo, databaseWords, holdDatabase } from '../move/postgres-rows.ts';
import { rehearse } from '../move/rehearse.ts';
import { DoesNotFitError } from '../move/values.ts';
import { movedLines, nextLines, rehearsalLines, roomWords } from '../move/words.ts';
import { checkSettings } from '../product/check-settings.ts';
import type { Installation } from '../product/installation.ts';
import { lockInstance } from '../product/instance-lock.ts';
import { runTask } from '../product/run-task.ts';

const usage =
  'Say where the data is to go: npm run data:move -- --to postgres://… or --to embedded, and where the pictures: --media s3://… or --media disk. It rehearses; add --move to move.';
const progress = createProgress(process.stderr);
const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

function directionOf(to: string | undefined, installation: Installation, stop: AbortSignal): Direction {
  if (to === 'embedded') return toEmbedded(installation, stop);
  if (to === undefined || !/^postgres(ql)?:\/\//.test(to) || !URL.canParse(to)) throw new LaunchError(usage);
  return toPostgres(installation, to, stop);
}

/** What a rehearsal says of pictures: where they would go, or that they stay. */
async function pictureLines(pictures: MediaDirection | null, { settings }: Installation) {
  if (!pictures)
    return [`Pictures stay in ${mediaStoreOf(settings).words}; --media s3://bucket takes them along.`];
  const { source, target, words } = pictures;
  await pictures.assertOwn();
  return countedLines(await countMedia({ source, target }), source.words, words);
}

async function onlyRehearse(
  direction: Direction,
  pictures: MediaDirection | null,
  installation: Installation,
  { command, force, stop }: { command: string; force: boolean; stop: AbortSignal },
) {
  const { settings } = installation;
  const state = await direction.state();
  if (state === 'placed')
    throw new LaunchError('Everything is in its place already; add --move to take the old data away.');
  const ofPictures = await pictureLines(pictures, installation);
  const source = await direction.source({ hold: false });
  try {
    const found = await progress.step('Rehearsing', (report) => rehearse(source, settings, { stop, report }));
    say([
      ...rehearsalLines(found, { ...direction, pictures: ofPictures }, { command, force }),
      ...(state === 'begun' ? ['A move that was ended half-way goes on from where it was.'] : []),
    ]);
    const isRefused = !force && found.keys !== null && refusalOf(found.keys) !== null;
    return found.unfit.length > 0 || roomWords(found.bytes, direction.free) !== null || isRefused ? 2 : 0;
  } finally {
    await source.close();
  }
}

/** Copies and compares pictures, and then does `rest`; the old files are put aside when all of it is done. */
async function movePictures(
  { source, target, words, assertOwn, claim, complete }: MediaDirection,
  { settings }: Installation,
  stop: AbortSignal,
  rest: () => Promise<number>,
): Promise<number> {
  const database = settings.databaseUrl === null ? null : await heldDatabase(settings.databaseUrl);
  const moved = await progress
    .step('Moving pictures', async (report) => {
      await assertOwn();
      await claim();
      return moveMedia({ source, target, stop, report });
    })
    .finally(() => database?.end().catch(() => {}));
  const code = await rest();
  if (code !== 0) return code;
  const next = complete(new Date().toISOString().replaceAll(/[:.]/g, '-'));
  say([...mediaMovedLines(moved, source.words, words), ...next]);
  return 0;
}

/** A connection while which no program of the product uses the database, on any machine. @throws LaunchError */
async function heldDatabase(url: string) {
  const client = await connectTo(url);
  try {
    await holdDatabase(client, databaseWords(url));
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

async function move(
  direction: Direction,
  { settings }: Installation,
  { force, isToPostgres, stop }: { force: boolean; isToPostgres: boolean; stop: AbortSignal },
): Promise<number> {
  const state = await direction.state();
  if (state === 'placed') {
    const kept = await direction.retireRest(new Date().toISOString().replaceAll(/[:.]/g, '-'));
    if (kept) {
      const target = await direction.target();
      await target.finish().finally(target.close);
      say(['Everything had been moved.', ...nextLines(isToPostgres)]);
      return 0;
    }
  }
  const source = await direction.source({ hold: true });
  try {
    const noRoom = state === 'empty' ? roomWords(await source.bytes(), direction.free) : null;
    if (noRoom) throw new LaunchError(noRoom);
    const target = await direction.target();
    try {
      const moved = await progress.step('Moving', (report) =>
        moveData({ source, target, state, settings, force, stop, report }),
      );
      say(movedLines(moved, direction.words, isToPostgres));
      return 0;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** What a database or a disk refused, in a sentence; PostgreSQL's own may quote a value, so that its code stands alone. */
function plainly(error: unknown): unknown {
  if (error instanceof LaunchError || !(error instanceof Error)) return error;
  if (error instanceof OtherLibraryError) return new LaunchError(error.message);
  if (error instanceof MediaStoreError)
    return new LaunchError(
      `The move was ended: ${error.message}. What was copied stays; ask again to go on.`,
    );
  if (error instanceof DoesNotFitError)
    return new LaunchError(`${error.message} Rehearse to see all of them.`);
  const { code, table } = error as { code?: unknown; table?: unknown };
  if (typeof code !== 'string') return error;
  const reason =
    'severity' in error ? `PostgreSQL answered ${code}${table ? ` at ${table}` : ''}` : error.message;
  return new LaunchError(`The move was ended: ${reason}. What was copied stays; ask again to go on.`);
}

/**
 * `npm run data:move -- [--to postgres://…|embedded] [--media s3://…|disk] [--rehearse|--move] [--force]`: takes the stores from one database to the
 * other, pictures from one place to the other, or both. It rehearses unless it is to move. Exit code 2: something does not fit, or would be refused.
 */
await runTask(async (stop) => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      media: { type: 'string' },
      rehearse: { type: 'boolean', default: false },
      move: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  if (values.move && values.rehearse) throw new LaunchError('Say either --rehearse or --move.');
  const { to, media } = values;
  if (to === undefined && media === undefined) throw new LaunchError(usage);
  const installation = checkSettings();
  const pictures = media === undefined ? null : mediaDirection(installation.settings, media);
  const direction = to === undefined ? null : directionOf(to, installation, stop);
  if (!values.move) {
    const asked = [to && `--to ${to === 'embedded' ? to : 'postgres://…'}`, media && `--media ${media}`];
    const { force } = values;
    const command = `"npm run data:move -- ${asked.filter(Boolean).join(' ')} --move${force ? ' --force' : ''}"`;
    if (direction) return onlyRehearse(direction, pictures, installation, { command, force, stop });
    say([
      ...(await pictureLines(pictures, installation)),
      `Nothing was changed. To move: stop the product on every machine, then ${command}`,
    ]);
    return 0;
  }
  const lock = lockInstance(installation.settings.dataDir);
  const isToPostgres = to !== 'embedded';
  const rest = async () =>
    direction ? move(direction, installation, { force: values.force, isToPostgres, stop }) : 0;
  try {
    return await (pictures ? movePictures(pictures, installation, stop, rest) : rest());
  } catch (error) {
    throw plainly(error);
  } finally {
    lock.release();
  }
});
