import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_132219_start.json` describes. */
export const up = wholeSchema(
  '20261124_132219_start',
  '3847f1d153fb5828a8e71ba87a543279b6abad459e503efb179fa30c8170a9b0',
);
