import type { z } from 'zod';
import type { Read } from '../wire.ts';

/** One call of the desk. The studio answers pages under `/api` and this path, and asks the site's internal API under the path itself. */
export interface DeskCall {
  /** A look that is recorded is a `POST` to the site. */
  readonly method: 'GET' | 'POST';
  /** `:name` stands for one part of an address. */
  readonly path: `/desk/${string}`;
  /** What the query of the address holds; nothing when absent. */
  readonly query?: z.ZodObject;
  /** What is sent; nothing when absent. */
  readonly body?: z.ZodType;
  /** What is answered; when absent, only that it was done (204). */
  readonly answer?: z.ZodType;
  /** The kind of file that is answered to a caller who accepts it. */
  readonly file?: 'text/csv' | 'text/html';
  /** `upload`: a file is sent in the place of a body. `download`: a file is answered, and pages ask for it with `GET`. */
  readonly transfer?: 'upload' | 'download';
  /** A download that is a picture, which the studio makes small before a page shows it. */
  readonly small?: true;
  /** The site answers when something happens, after 25 seconds at the latest. */
  readonly waits?: true;
  /** Called by the studio's server alone: no page may. */
  readonly serverOnly?: true;
  /** The studio answers it from its own content; the site has no part in it. */
  readonly answeredByStudio?: true;
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ShapeOf<Call, Part extends 'query' | 'body' | 'answer'> = Call extends {
  readonly [Key in Part]: infer Shape extends z.ZodType;
}
  ? Shape
  : null;

/** The parts of the address that are named in the path. */
export type CallParams<Call extends DeskCall> = { readonly [Name in NamesIn<Call['path']>]: string };

/** What a caller gives: fields with a default may be left out. `undefined` where the call takes none. */
export type CallInput<Call extends DeskCall, Part extends 'query' | 'body'> =
  ShapeOf<Call, Part> extends infer Shape extends z.ZodType ? Read<z.input<Shape>> : undefined;

/** What a shape makes of it. `undefined` where the call takes or answers none. */
export type CallOutput<Call extends DeskCall, Part extends 'query' | 'body' | 'answer'> =
  ShapeOf<Call, Part> extends infer Shape extends z.ZodType ? Read<z.infer<Shape>> : undefined;

/** The path of a call with the parts of this address in it, each encoded, and the query. */
export function callAddress(
  { path }: Pick<DeskCall, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const filled = path.replace(/:([a-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const given = Object.entries(query).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '');
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}
