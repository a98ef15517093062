import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261126_100244_start.json` describes. */
export const up = wholeSchema(
  '20261126_100244_start',
  'c22349186110e5304c71d414f4df6bbb57853a6a10a19647ad332aba7298f4e7',
);
