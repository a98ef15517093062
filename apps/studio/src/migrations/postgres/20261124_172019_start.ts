import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_172019_start.json` describes. */
export const up = wholeSchema(
  '20261124_172019_start',
  '550d66341c188c3ace680a0c8631ecd3cc39bf7c1b1b1adafa41fa70028e1ad5',
);
