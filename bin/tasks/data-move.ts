import { parseArgs } from 'node:util';
import { createProgress, LaunchError } from '../launcher/progress.mjs';
import { moveData } from '../move/move.ts';
import { type Direction, toEmbedded, toPostgres } from '../move/open-move.ts';
import { rehearse } from '../move/rehearse.ts';
import { DoesNotFitError } from '../move/values.ts';
import { movedLines, nextLines, rehearsalLines, roomWords } from '../move/words.ts';
import { checkSettings } from '../product/check-settings.ts';
import type { Installation } from '../product/installation.ts';
import { lockInstance } from '../product/instance-lock.ts';
import { runTask } from '../product/run-task.ts';

const usage =
  'Say where the data is to go: npm run data:move -- --to postgres://… or --to embedded. It rehearses; add --move to move.';
const progress = createProgress(process.stderr);
const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

function directionOf(to: string | undefined, installation: Installation, stop: AbortSignal): Direction {
  if (to === 'embedded') return toEmbedded(installation, stop);
  if (to === undefined || !/^postgres(ql)?:\/\//.test(to) || !URL.canParse(to)) throw new LaunchError(usage);
  return toPostgres(installation, to, stop);
}

async function onlyRehearse(direction: Direction, { settings }: Installation, to: string, stop: AbortSignal) {
  const state = await direction.state();
  if (state === 'placed')
    throw new LaunchError('Everything is in its place already; add --move to take the old data away.');
  const source = await direction.source({ hold: false });
  try {
    const found = await progress.step('Rehearsing', (report) => rehearse(source, settings, { stop, report }));
    const command = `"npm run data:move -- --to ${to === 'embedded' ? to : 'postgres://…'} --move"`;
    say([
      ...rehearsalLines(found, direction, command),
      ...(state === 'begun' ? ['A move that was ended half-way goes on from where it was.'] : []),
    ]);
    return found.unfit.length === 0 && roomWords(found.bytes, direction.free) === null ? 0 : 2;
  } finally {
    await source.close();
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
  if (error instanceof DoesNotFitError)
    return new LaunchError(`${error.message} Rehearse to see all of them.`);
  const { code, table } = error as { code?: unknown; table?: unknown };
  if (typeof code !== 'string') return error;
  const reason =
    'severity' in error ? `PostgreSQL answered ${code}${table ? ` at ${table}` : ''}` : error.message;
  return new LaunchError(`The move was ended: ${reason}. What was copied stays; ask again to go on.`);
}

/**
 * `npm run data:move -- --to postgres://…|embedded [--rehearse|--move] [--force]`: takes the stores from one database to the other. It
 * rehearses unless it is to move. Exit code 2: something does not fit.
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
  if (values.media !== undefined)
    throw new LaunchError(
      'Pictures stay in DATA_DIR/media: this version keeps them on disk and nowhere else (--media).',
    );
  if (values.move && values.rehearse) throw new LaunchError('Say either --rehearse or --move.');
  const installation = checkSettings();
  const direction = directionOf(values.to, installation, stop);
  if (!values.move) return onlyRehearse(direction, installation, values.to ?? '', stop);
  const lock = lockInstance(installation.settings.dataDir);
  try {
    const isToPostgres = values.to !== 'embedded';
    return await move(direction, installation, { force: values.force, isToPostgres, stop });
  } catch (error) {
    throw plainly(error);
  } finally {
    lock.release();
  }
});
