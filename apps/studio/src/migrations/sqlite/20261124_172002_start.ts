import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_172002_start.json` describes. */
export const up = wholeSchema(
  '20261124_172002_start',
  '9e4633f756ea4278d377b667153dfb1c94c6f2720279ede1e698e37389d6733c',
);
