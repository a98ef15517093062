import type { CollectionSlug, Endpoint, Payload } from 'payload';
import { refusal, uncached } from '../access/answers.ts';
import { writesContent } from '../access/callers.ts';
import { findConnections, type Linked } from '../review/connections.ts';
import { knownContent } from '../review/review.ts';
import { entryKind } from '../schema/collection-config.ts';
import { studioSettings } from '../settings.ts';

/** One end of a connection, as the panel beside a form shows it. */
export interface ConnectedEntry {
  readonly key: string;
  readonly title: string;
  /** "Page introduction", and the field it is chosen in: "Gallery of pictures: Gallery". */
  readonly words: string;
  readonly href: string;
  /** Whether it stands at the head of the page: its introduction or its banner. */
  readonly heads: boolean;
}

interface ConnectedPage {
  readonly path: string;
  /** On the site. */
  readonly href: string;
  /** What shows the entry there; `null` for itself. */
  readonly by: ConnectedEntry | null;
}

export interface ShownConnections {
  readonly shownOn: readonly ConnectedPage[];
  readonly shows: readonly ConnectedEntry[];
}

function entryOf(payload: Payload, { collection, id, title, field }: Linked): ConnectedEntry {
  const kind = entryKind(payload, collection);
  return {
    key: `${collection}:${id}`,
    title,
    words: field === null ? kind : `${kind}: ${field}`,
    href: `/admin/collections/${collection}/${id}`,
    heads: field === null && (collection === 'introSection' || collection === 'heroBanner'),
  };
}

/** `GET /api/<collection>/<id>/connections`: where an entry is shown, and what its page shows. */
export function connectionsEndpoint(collection: CollectionSlug): Endpoint {
  return {
    path: '/:id/connections',
    method: 'get',
    handler: async ({ payload, user, routeParams }) => {
      if (!writesContent(user)) return refusal(403, 'Forbidden');
      const id = Number(routeParams?.id);
      const { shownOn, shows } = findConnections(await knownContent(payload), collection, id);
      const { siteUrl } = studioSettings();
      const answer: ShownConnections = {
        shownOn: shownOn.map(({ path, by }) => ({
          path,
          href: `${siteUrl}${path}`,
          by: by.collection === collection && by.id === id ? null : entryOf(payload, by),
        })),
        shows: shows.map((one) => entryOf(payload, one)),
      };
      return uncached(answer);
    },
  };
}
