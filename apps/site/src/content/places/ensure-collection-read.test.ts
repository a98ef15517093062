import { emptyCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { OutageError } from '../reading/errors.ts';
import { withCollection } from './collection-scope.ts';
import { ensureCollectionRead } from './ensure-collection-read.ts';

test('while nobody knows which pages there are, what seems not to exist is an outage', () => {
  const collection = emptyCollection();
  expect(() => withCollection({ collection, read: false }, ensureCollectionRead)).toThrow(OutageError);
  expect(() => withCollection({ collection, read: true }, ensureCollectionRead)).not.toThrow();
});
