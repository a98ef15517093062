import { type AfterErrorHook, APIError } from 'payload';
import { NoTurn } from './turns.ts';

const sentences = {
  undone: 'The database could not keep this, and nothing of it was saved. Try again in a moment.',
  unknown:
    'The database went away at the last moment, so it is not certain whether this was saved. Look at the entry before you try again.',
  busy: 'The database is busy, and nothing was saved. Try again in a moment.',
  rows: 'A row of this entry has the number of a row that is there already, in this entry or in another. Leave "id" out of the rows you add. Nothing was saved.',
} as const;

/** What was asked is not stored, or not certainly; the message is for whoever asked. */
export class NotSaved extends APIError {
  constructor(why: keyof typeof sentences, options?: ErrorOptions) {
    super(sentences[why], 503, undefined, true);
    if (options?.cause) this.cause = options.cause;
  }
}

/** An error and what caused it, the innermost last. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown; constraint?: unknown }> {
  for (let one = error, depth = 0; one instanceof Error && depth < 8; one = one.cause, depth += 1) yield one;
}

const busyCodes = /^(SQLITE_BUSY|SQLITE_LOCKED)/;
const fullCodes = /^(SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|53100)/;

/** Which sentence explains a failure of the database, or `null` where it is none that somebody can act on. */
export function whyNotSaved(error: unknown): keyof typeof sentences | null {
  for (const one of causesOf(error)) {
    const code = String(one.code ?? '');
    if (one instanceof NoTurn || busyCodes.test(code)) return 'busy';
    if (fullCodes.test(code)) return 'undone';
    const ofRow = code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || (code === '23505' && isPrimary(one.constraint));
    if (ofRow) return 'rows';
  }
  return null;
}

const isPrimary = (constraint: unknown) => typeof constraint === 'string' && constraint.endsWith('_pkey');

/** Says what became of a change the database did not take, where Payload would say that something went wrong. */
export const explainNotSaved: AfterErrorHook = ({ error }) => {
  if (error instanceof APIError) return undefined;
  const why = whyNotSaved(error);
  if (!why) return undefined;
  return { response: { errors: [{ message: sentences[why] }] }, status: why === 'rows' ? 400 : 503 };
};
