import { type AfterErrorHook, APIError } from 'payload';

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
