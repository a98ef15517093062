import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_162922_start.json` describes. */
export const up = wholeSchema(
  '20261124_162922_start',
  '3b64af5f256f7125c7ddccd45a2c4ff30437bbfb37a31e20f041277dc6f15d79',
);
