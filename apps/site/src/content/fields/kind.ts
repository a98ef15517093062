import { kindIdentifier } from '@sundowner/brand';
import { z } from 'zod';
import { entry, words } from './fields.ts';

/** A kind of experience by its identifier, the one it has in the collection. */
export const withIdentifier = <Raw extends { readonly identifier: string; readonly title: string }>(
  raw: Raw,
): Raw => ({
  ...raw,
  identifier: kindIdentifier(raw.identifier, raw.title),
});

/** The identifier of a kind that is chosen: "foodwine"; empty where none is. */
export const kindChosen = entry(
  z.object({ identifier: words, title: words }).transform(withIdentifier),
).transform((kind) => kind?.identifier ?? '');
