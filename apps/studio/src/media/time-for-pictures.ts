import type { CollectionConfig } from 'payload';
import { limitIdle } from '../connections/idle-limit.ts';

type BeforeOperation = NonNullable<NonNullable<CollectionConfig['hooks']>['beforeOperation']>[number];

/** The largest photograph is cut to all its sizes within this on a small machine, several of them at once. */
const cuttingMs = 5 * 60_000;

/** A picture is cut to its sizes inside the transaction that stores it, which says nothing meanwhile. */
export const timeForPictures: BeforeOperation = async ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update') await limitIdle(req, cuttingMs);
  return args;
};
