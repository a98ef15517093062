import type { CollectionConfig } from 'payload';

type BeforeOperation = NonNullable<NonNullable<CollectionConfig['hooks']>['beforeOperation']>[number];

interface Edits {
  readonly focalPoint?: { readonly x?: unknown; readonly y?: unknown };
}

/**
 * A point that is moved is a field that changes, and no more: pages place the picture by it, and every size holds all of the picture. Payload
 * would fetch the file and make all its sizes anew.
 */
export const keepFocus: BeforeOperation = async ({ args, operation, req }) => {
  const { uploadEdits, ...rest } = (req.query ?? {}) as { uploadEdits?: Edits };
  if ((operation !== 'update' && operation !== 'updateByID') || req.file || !uploadEdits) return args;
  req.query = rest;
  const point = uploadEdits.focalPoint;
  const [x, y] = [Number(point?.x), Number(point?.y)];
  const { data } = args as { data?: Record<string, unknown> };
  if (data && Number.isFinite(x) && Number.isFinite(y)) {
    data.focalX = Math.round(x);
    data.focalY = Math.round(y);
  }
  return args;
};
