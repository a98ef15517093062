import type { AfterErrorHook } from 'payload';

/** PostgreSQL: a value that is none of its kind, a column that is not there, two kinds that cannot be compared. */
const ofTheValue = /^(22...|42703|42804|42883|42846)$/;
const ofTheValueInSqlite = ['SQLITE_MISMATCH', 'SQLITE_RANGE', 'SQLITE_TOOBIG'];

/** Whether a database, or its driver, would not take a value it was asked with. */
function isOfTheValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  // A day that is none, a number that is none. A driver that cannot bind a value says so below the query's own error.
  if (error instanceof RangeError || cause instanceof TypeError) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return ofTheValue.test(code) || ofTheValueInSqlite.includes(code) || isOfTheValue(cause);
}

/**
 * What a question compares with is checked before it is asked (query-fault.ts) as far as the address tells. The rest, such as a word
 * where a field holds numbers, the database finds: that is the question's fault and no fault of the studio.
 */
export const refuseValue: AfterErrorHook = ({ error, req }) => {
  const asks = new URL(req.url ?? '', 'http://studio').search !== '';
  return asks && isOfTheValue(error)
    ? {
        response: { errors: [{ message: 'The address asks for a value that nothing can have.' }] },
        status: 400,
      }
    : undefined;
};
