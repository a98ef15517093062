/**
 * `node tests/support/half-writes.ts`, in a studio's environment, on a migrated database with its accounts: does everything an
 * editor can do to an entry, each again and again with another of its statements refused by the database's driver, and prints
 * what each refusal left behind.
 */
import { command, say } from '../../apps/studio/src/commands/command.ts';
import { openPayload } from '../../apps/studio/src/commands/open-payload.ts';
import { type EditorAction, editorActions } from './half-write-actions.ts';
import { refuseStatements } from './refused-statements.ts';
import { type Stored, storedIn } from './stored-rows.ts';

/** What came of refusing one statement of an action. */
export interface Refusal {
  readonly action: string;
  readonly at: number;
  readonly statement: string;
  /** Whether the action said that it failed. */
  readonly failed: boolean;
  /** Tables and folders that are not as they were before. */
  readonly changed: readonly string[];
}

const mostStatements = 200;

function differing(before: Stored, after: Stored): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]);
}

await command(async () => {
  // Before a connection is made: each keeps the driver's way of asking as it then is.
  const refusing = refuseStatements(process.env.DATABASE_URL ? 'postgres' : 'sqlite');
  const payload = await openPayload();
  // It logs what is refused here, row by row.
  payload.logger.level = 'silent';
  const stored = await storedIn();
  const refusals: Refusal[] = [];
  const only = process.argv[2];

  async function refuseEach({ name, prepare, act, notes }: EditorAction): Promise<void> {
    const given = await prepare();
    const before = await stored();
    for (let at = 1; at <= mostStatements; at += 1) {
      refusing.from(at);
      const error: unknown = await act(given).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      const failed = error !== null;
      const statement = refusing.stop();
      if (statement === null) {
        if (failed) throw new Error(`"${name}" fails by itself: ${error}`, { cause: error });
        if (differing(before, await stored()).length === 0) throw new Error(`"${name}" changes nothing.`);
        return;
      }
      const changed = differing(before, await stored()).filter((table) => table !== notes);
      refusals.push({ action: name, at, statement, failed, changed });
      // What is half done cannot be done again.
      if (changed.length > 0) return;
    }
    throw new Error(`"${name}" has more than ${mostStatements} statements.`);
  }

  const actions = await editorActions(payload);
  for (const action of actions) if (!only || action.name.includes(only)) await refuseEach(action);
  say(JSON.stringify(refusals));
});
