import { wholeSchema } from '../../schema/whole-schema.ts';

/** Everything `20261124_163245_start.json` describes. */
export const up = wholeSchema(
  '20261124_163245_start',
  '161b30bbce61d75edf37a7db0fb77ffaea06c4f6ba087135d4aaf450e42cc197',
);
