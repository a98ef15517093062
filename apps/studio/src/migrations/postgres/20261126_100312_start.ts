import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261126_100312_start.json` describes. */
export const up = wholeSchema(
  '20261126_100312_start',
  '952c95631d54ba3ef0507d80ed6bcff93ca10cc7401a3bad56cd5b3c95434561',
);
