import type { CollectionConfig } from 'payload';
import sharp, { type Sharp } from 'sharp';
import { limitIdle } from '../connections/idle-limit.ts';

/** Payload starts all renditions of a picture at once; more than two encoders only fill the memory of two cores. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function withEncoder<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The encoder is handed over, not given back, so that nobody slips in between.
    if (next) next();
    else running -= 1;
  }
}

function bound(image: Sharp): Sharp {
  const toBuffer = image.toBuffer.bind(image) as (options?: object) => Promise<unknown>;
  const clone = image.clone.bind(image);
  return Object.assign(image, {
    toBuffer: (options?: object) => withEncoder(() => toBuffer(options)),
    clone: () => bound(clone()),
  });
}

/** sharp as Payload calls it, encoding at most two pictures at a time in this process. */
export const boundedSharp = Object.assign(
  (...args: Parameters<typeof sharp>) => bound(sharp(...args)),
  sharp,
) as typeof sharp;

type BeforeOperation = NonNullable<NonNullable<CollectionConfig['hooks']>['beforeOperation']>[number];

/** The largest photograph is cut to all its sizes within this on a small machine, several of them at once. */
const cuttingMs = 5 * 60_000;

/** A picture is cut to its sizes inside the transaction that stores it, which says nothing meanwhile. */
export const timeForPictures: BeforeOperation = async ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update') await limitIdle(req, cuttingMs);
  return args;
};
