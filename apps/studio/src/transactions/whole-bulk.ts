import type { CollectionConfig, Plugin } from 'payload';
import { NotSaved } from './not-saved.ts';

type AfterOperation = NonNullable<NonNullable<CollectionConfig['hooks']>['afterOperation']>[number];

interface Refused {
  readonly isPublic?: boolean;
}

/**
 * Payload changes many entries in one transaction, notes what went wrong with one of them, and commits. A refusal is said
 * before anything of its entry is written and leaves the others alone; any other error may have come in the middle of one,
 * so that nothing of the whole request is kept.
 */
const keepWholeOnes: AfterOperation = ({ operation, result }) => {
  const isBulk = (operation === 'update' || operation === 'delete') && 'errors' in (result as object);
  const errors = isBulk ? ((result as { errors?: readonly Refused[] }).errors ?? []) : [];
  if (errors.some(({ isPublic }) => !isPublic)) throw new NotSaved();
  return result;
};

/** Of many entries changed in one request none is left half changed. */
export const wholeBulk: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      afterOperation: [...(collection.hooks?.afterOperation ?? []), keepWholeOnes],
    },
  })),
});
