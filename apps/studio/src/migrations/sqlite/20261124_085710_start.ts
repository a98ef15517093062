import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_085710_start.json` describes. */
export const up = wholeSchema(
  '20261124_085710_start',
  'f192182211756974c7bee8434caca81d0ba1345e4b8ce17519ffe5106a6c7389',
);
