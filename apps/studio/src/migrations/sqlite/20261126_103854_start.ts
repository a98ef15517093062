import { wholeSchema } from '../whole-schema.ts';

/** Everything `20261126_103854_start.json` describes. */
export const up = wholeSchema(
  '20261126_103854_start',
  '6a7c89d02e0bc10b23bcc53465c766b7d2dbe905390a891c6371b410073de93e',
);
