import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261126_094248_start.json` describes. */
export const up = wholeSchema(
  '20261126_094248_start',
  '9472af51d6dc007cb37a4be2871065a59e36cc69bf32125477c58350248bc908',
);
