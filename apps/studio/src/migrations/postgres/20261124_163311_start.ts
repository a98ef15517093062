import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_163311_start.json` describes. */
export const up = wholeSchema(
  '20261124_163311_start',
  '6096418218341b3b9eeac78cbeb5562231bc78fc7957ff55270656d90f95ccf0',
);
