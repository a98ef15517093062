import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_085721_start.json` describes. */
export const up = wholeSchema(
  '20261124_085721_start',
  'e11f7b63db837d49f9cf3744e0070d5a66ecc3d34fa90aefdf4524800b9ae32d',
);
