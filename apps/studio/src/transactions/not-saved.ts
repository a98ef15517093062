import { type AfterErrorHook, APIError, type CollectionConfig, type Plugin, ValidationError } from 'payload';
import {
  causesOf,
  type DatabaseFault,
  databaseFault,
  TransactionEnded,
} from '../connections/database-faults.ts';
import { changeWords, noteOutcome } from '../connections/request-faults.ts';

/** What was asked is not stored, or not certainly; the message is for the person who asked. */
export class NotSaved extends APIError {
  /** It may be stored all the same. */
  readonly doubtful: boolean;

  constructor(reason?: unknown) {
    const cause = databaseFault(reason) ? reason : new TransactionEnded(reason);
    const fault: DatabaseFault = databaseFault(cause) ?? { kind: 'undone', doubtful: false };
    super(changeWords(fault), 503, undefined, true);
    this.doubtful = fault.doubtful;
    this.cause = cause;
  }
}

const takenRow =
  'A row of this entry has the number of a row that is there already, in this entry or in another. Leave "id" out of the rows you add. Nothing was saved.';

function isOfTakenRow(error: unknown): boolean {
  return [...causesOf(error)].some(({ code, constraint }) => {
    if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY') return true;
    return code === '23505' && typeof constraint === 'string' && constraint.endsWith('_pkey');
  });
}

/** What Payload makes of it on PostgreSQL: "The following field is invalid: id". */
function isRefusedRow(error: Error): boolean {
  if (!(error instanceof ValidationError)) return false;
  const { errors } = error.data;
  return errors.length > 0 && errors.every(({ path }) => path === 'id');
}

/**
 * Says what became of a change the database did not take, where Payload would say that something went wrong. What the database failed in is
 * noted for the route, which knows what was asked (`busy-answer.ts`).
 */
export const explainNotSaved: AfterErrorHook = ({ error }) => {
  const isSaid = error instanceof APIError;
  if (isRefusedRow(error) || (!isSaid && isOfTakenRow(error)))
    return { response: { errors: [{ message: takenRow }] }, status: 400 };
  const fault = databaseFault(error);
  if (fault) noteOutcome(fault);
  if (!fault || isSaid) return undefined;
  return { response: { errors: [{ message: changeWords(fault) }] }, status: 503 };
};

type AfterOperation = NonNullable<NonNullable<CollectionConfig['hooks']>['afterOperation']>[number];

interface Refused {
  readonly isPublic?: boolean;
}

/**
 * Payload changes many entries in one transaction, notes what went wrong with one of them, and commits. A refusal is said
 * before anything of its entry is written and leaves the others alone; any other error may have come in the middle of one,
 * so that nothing of the whole request is kept.
 */
const keepWholeOnes: AfterOperation = ({ operation, result }) => {
  const isBulk = (operation === 'update' || operation === 'delete') && 'errors' in (result as object);
  const errors = isBulk ? ((result as { errors?: readonly Refused[] }).errors ?? []) : [];
  if (errors.some(({ isPublic }) => !isPublic)) throw new NotSaved();
  return result;
};

/** Of many entries changed in one request none is left half changed. */
export const wholeBulk: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      afterOperation: [...(collection.hooks?.afterOperation ?? []), keepWholeOnes],
    },
  })),
});
