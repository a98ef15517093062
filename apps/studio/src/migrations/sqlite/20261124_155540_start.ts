import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_155540_start.json` describes. */
export const up = wholeSchema(
  '20261124_155540_start',
  'f0136ec8a20d1134460c00abcb832b060a981f6c79053147b470fd7ee14e1812',
);
