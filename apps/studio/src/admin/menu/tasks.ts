import type { Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { formatAdminURL } from 'payload/shared';
import type { KnownCollections } from '../../review/known-entries.ts';

/** One line of the menu. */
export interface TaskLink {
  readonly slug: string;
  readonly label: string;
  readonly href: string;
  /** Its entries, those in the trash left out; `null` where there is one alone, or nobody has counted. */
  readonly count: number | null;
}

export interface Task {
  readonly label: string;
  readonly links: readonly TaskLink[];
}

type Collection = Pick<SanitizedCollectionConfig, 'slug' | 'labels' | 'admin' | 'custom'>;

const isHidden = ({ hidden }: Collection['admin'], user: PayloadRequest['user']): boolean =>
  typeof hidden === 'function' ? Boolean(user) && hidden({ user: user as never }) : Boolean(hidden);

const words = (label: unknown, otherwise: string) => (typeof label === 'string' ? label : otherwise);

/** The entry there is one of is opened itself; several stand in a list. */
function linkTo(
  { slug, labels, custom }: Collection,
  adminRoute: `/${string}`,
  known: KnownCollections | null,
): TaskLink {
  const entries = known?.get(slug);
  const single = custom?.single === true;
  const [only, another] = single && entries ? [...entries.entries.keys()] : [];
  const address = only !== undefined && another === undefined ? `${slug}/${only}` : slug;
  return {
    slug,
    label: words(single ? labels.singular : labels.plural, slug),
    href: formatAdminURL({ adminRoute, path: `/collections/${address}` }),
    count: single || !entries ? null : entries.entries.size + entries.files.size,
  };
}

/** The menu of a person, by task, in the order the tasks first appear among the collections. */
export function tasksOf(
  { config }: Pick<Payload, 'config'>,
  user: PayloadRequest['user'],
  known: KnownCollections | null,
): readonly Task[] {
  const tasks = new Map<string, TaskLink[]>();
  for (const collection of config.collections as readonly Collection[]) {
    const task = collection.custom?.task;
    if (typeof task !== 'string' || isHidden(collection.admin, user)) continue;
    tasks.set(task, [
      ...(tasks.get(task) ?? []),
      linkTo(collection, config.routes.admin as `/${string}`, known),
    ]);
  }
  return [...tasks].map(([label, links]) => ({ label, links }));
}
