import { type CollectionSlug, Forbidden, type PayloadRequest, type ServerFunction } from 'payload';
import { writesContent } from '../access/callers.ts';
import { houseMoment } from '../runtime/house.ts';
import { dropJob, setJob } from './jobs.ts';

interface Ask {
  readonly req: PayloadRequest;
  readonly type?: 'publish' | 'unpublish';
  readonly date?: Date | string;
  readonly timezone?: string;
  readonly doc?: { readonly relationTo: CollectionSlug; readonly value: number | string };
  readonly deleteID?: number | string;
}

/**
 * What the "Schedule publish" drawer calls. In place of Payload's own, which lets everyone who may sign in set and
 * remove times, and leaves an empty job behind each one it removes.
 */
export const schedulePublish: ServerFunction<Record<string, unknown>, Promise<object>> = async (args) => {
  const { req, type, date, timezone, doc, deleteID } = args as unknown as Ask;
  if (!writesContent(req.user)) throw new Forbidden(req.t);
  if (deleteID !== undefined) {
    await dropJob(req, Number(deleteID));
    return { message: req.t('general:success') };
  }
  const at = date ? new Date(date) : null;
  if (!doc || !at || Number.isNaN(at.getTime())) return { error: 'Choose the day and the time.' };
  if (at.getTime() <= Date.now()) {
    return { error: `${houseMoment(at)} has passed. Choose a time that is still to come.` };
  }
  await setJob(req, {
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    collection: doc.relationTo,
    entry: doc.value,
    at,
    timezone,
  });
  return { message: req.t('general:success') };
};
