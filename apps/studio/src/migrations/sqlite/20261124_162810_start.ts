import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_162810_start.json` describes. */
export const up = wholeSchema(
  '20261124_162810_start',
  'b1150d9eaa37783dbb596695ebdec369bbdd50b2b7c4d8bb556cfbd04ad61ad8',
);
