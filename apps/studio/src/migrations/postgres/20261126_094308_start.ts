import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261126_094308_start.json` describes. */
export const up = wholeSchema(
  '20261126_094308_start',
  '7d4602bc3b9dd544107da2ce3b34a47052f564a3e9c7669e93e03a19d1f9f1e4',
);
