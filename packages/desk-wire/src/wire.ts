import { z } from 'zod';

export const time = z.iso.datetime({ offset: true });

/** `MC-7KQ2-94HD`, as a person may type it. */
export const reference = z.string().trim().min(4).max(40);

/** As a reader takes it: nobody changes what came over the wire. */
export type Read<Shape> = Shape extends readonly (infer Item)[]
  ? readonly Read<Item>[]
  : Shape extends object
    ? { readonly [Key in keyof Shape]: Read<Shape[Key]> }
    : Shape;
