import { type AfterErrorHook, APIError, ValidationError } from 'payload';
import { causesOf, TransactionEnded } from './transaction-ended.ts';
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
  readonly why: keyof typeof sentences;

  constructor(why: keyof typeof sentences, options?: ErrorOptions) {
    super(sentences[why], 503, undefined, true);
    this.why = why;
    if (options?.cause) this.cause = options.cause;
  }
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
  return [...causesOf(error)].some((one) => one instanceof TransactionEnded) ? 'undone' : null;
}

const isPrimary = (constraint: unknown) => typeof constraint === 'string' && constraint.endsWith('_pkey');

/** What Payload makes of a row number that is taken on PostgreSQL: "The following field is invalid: id". */
function isTakenRow(error: Error): boolean {
  if (!(error instanceof ValidationError)) return false;
  const { errors } = error.data;
  return errors.length > 0 && errors.every(({ path }) => path === 'id');
}

/** Says what became of a change the database did not take, where Payload would say that something went wrong. */
export const explainNotSaved: AfterErrorHook = ({ error }) => {
  const taken = isTakenRow(error);
  if (error instanceof APIError && !taken) return undefined;
  const why = taken ? 'rows' : whyNotSaved(error);
  if (!why) return undefined;
  return { response: { errors: [{ message: sentences[why] }] }, status: why === 'rows' ? 400 : 503 };
};
