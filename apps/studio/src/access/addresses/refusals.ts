import { type AfterErrorHook, APIError } from 'payload';

/**
 * Taking back what one has not set: Payload asks for it in a way no database understands, and answers 500. Nothing is there, and that is
 * all there is to say.
 */
export const absentPreference: AfterErrorHook = async ({ collection, req }) => {
  const key = req.routeParams?.key;
  if (collection?.slug !== 'payload-preferences' || req.method !== 'DELETE') return undefined;
  if (typeof key !== 'string' || !req.user) return undefined;
  const { totalDocs } = await req.payload.count({
    collection: 'payload-preferences',
    where: { key: { equals: key }, 'user.value': { equals: req.user.id } },
  });
  return totalDocs === 0 ? { response: { errors: [{ message: 'Not Found' }] }, status: 404 } : undefined;
};

/** Where a body is read: by Payload, and by what takes its forms apart. What is thrown there is of what was sent, and has no status. */
const readers = /addDataAndFileToRequest|[\\/]busboy[\\/]/;

const unreadable = 'What was sent cannot be read: a part of it is missing, or it is not written as it says.';
const noFields = 'What was sent holds no fields.';

/** What cannot be read as a form, or holds no fields, is no fault of the studio. */
export const refuseBody: AfterErrorHook = ({ error, req }) => {
  const refused = (message: string) => ({ response: { errors: [{ message }] }, status: 400 });
  const hasNoStatus = !(error instanceof APIError) || error.status === 500;
  if (hasNoStatus && readers.test(error.stack ?? '')) return refused(unreadable);
  // A hook, or a database, has stumbled over what is no object.
  const data: unknown = req.data;
  const holdsNone = data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data));
  return holdsNone && hasNoStatus ? refused(noFields) : undefined;
};

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
