import { wholeSchema } from '../whole-schema.ts';

/** Everything `20261126_103904_start.json` describes. */
export const up = wholeSchema(
  '20261126_103904_start',
  '3bd6e4b15a90fe8a76543065cdc15a83bb4f5c40fd935504b196fbe36347e352',
);
