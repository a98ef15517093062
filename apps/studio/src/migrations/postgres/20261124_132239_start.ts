import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_132239_start.json` describes. */
export const up = wholeSchema(
  '20261124_132239_start',
  'bc1528649d6d80232fceaab50594e3e678b5dd9a86ea6b104f060eda2ee0c64a',
);
