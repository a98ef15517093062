import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_155546_start.json` describes. */
export const up = wholeSchema(
  '20261124_155546_start',
  '5dfe385a8f9534079fbad58da16a959e64b6c92b73d4153f55d265d99f74ed86',
);
