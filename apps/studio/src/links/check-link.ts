import { entryPath } from '@sundowner/brand';
import type { PayloadRequest } from 'payload';
import { checkLink } from '../fields/link-form.ts';
import { studioSettings } from '../settings.ts';
import { ownPath } from './own-path.ts';
import { leadsSomewhere } from './pages.ts';

/** What a field's validation is handed; `event` is `onChange` while the editor writes. */
interface Circumstances {
  readonly req: PayloadRequest;
  readonly event?: 'onChange' | 'submit' | undefined;
  readonly collectionSlug?: string | undefined;
  readonly data?: Readonly<Record<string, unknown>>;
}

/**
 * Whether a link may be published: well-formed, and a page of our own must exist and be published itself. While an
 * editor writes, and when an entry is taken down, only the form is judged; so it is for the studio's own imports, whose
 * entries come one after the other.
 */
export function checkWhereItLeads(
  value: string | null | undefined,
  { req, event, collectionSlug, data }: Circumstances,
): true | string | Promise<true | string> {
  const wellFormed = checkLink(value);
  const path = ownPath(value);
  if (wellFormed !== true || path === null) return wellFormed;
  if (event === 'onChange' || req.context?.unguarded || data?._status === 'draft') return true;
  // The field that holds an entry's own address leads to the entry that is being published.
  if (collectionSlug && entryPath(collectionSlug, data ?? {}, studioSettings().brand) === path) return true;
  return leadsSomewhere(req, path);
}
