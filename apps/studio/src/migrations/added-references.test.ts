import { expect, test } from 'vitest';
import { withReferenceActions } from './added-references.ts';

const after = {
  tables: {
    locks: {
      foreignKeys: {
        locks_lodge_fk: { columnsFrom: ['lodge_id'], onDelete: 'cascade', onUpdate: 'no action' },
      },
    },
  },
};

const made = (...statements: string[]) => withReferenceActions(async () => statements)({}, after);

test('an added column says what becomes of its row', async () => {
  expect(await made('ALTER TABLE `locks` ADD `lodge_id` integer REFERENCES lodge(id);')).toEqual([
    'ALTER TABLE `locks` ADD `lodge_id` integer REFERENCES lodge(id) ON UPDATE no action ON DELETE cascade;',
  ]);
});

test('every other statement is left as it is', async () => {
  const others = [
    'ALTER TABLE `locks` ADD `note` text;',
    'ALTER TABLE `lodge` ADD `region_id` integer REFERENCES region(id);',
    'ALTER TABLE "studio"."locks" ADD COLUMN "lodge_id" integer;',
  ];
  expect(await made(...others)).toEqual(others);
});
