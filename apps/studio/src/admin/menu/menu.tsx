import './menu.css';
import { NavGroup } from '@payloadcms/ui';
import Link from 'next/link';
import type { Payload, PayloadRequest, WidgetServerProps } from 'payload';
import { PREFERENCE_KEYS } from 'payload/shared';
import { Suspense } from 'react';
import { writesContent } from '../../access/callers.ts';
import type { KnownCollections } from '../../review/known-entries.ts';
import { knownContent, lastKnown } from '../../review/review.ts';
import { MenuLink } from './menu-link.island.tsx';
import { tasksOf } from './tasks.ts';

/** How old the counts of the start page may be, in milliseconds: what stands above them has just been read. */
const freshForMs = 5000;

/** Everything in the studio by task, on the start page. */
export async function ByTask({ req: { payload, user } }: WidgetServerProps) {
  if (!writesContent(user)) return null;
  const tasks = tasksOf(payload, user, await knownContent(payload, freshForMs));
  return (
    <section className="by-task" aria-labelledby="by-task">
      <h2 id="by-task">Everything in the studio</h2>
      <div>
        {tasks.map(({ label, links }) => (
          <section key={label} aria-label={label}>
            <h3>{label}</h3>
            <ul>
              {links.map(({ slug, label: words, href, count }) => (
                <li key={slug}>
                  <Link href={href} prefetch={false}>
                    {words}
                  </Link>
                  {count !== null && <span className="task-count">{count.toLocaleString('en-GB')}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

interface MenuProps {
  readonly payload: Payload;
  readonly user?: PayloadRequest['user'];
}

type Opened = Readonly<Record<string, { readonly open?: boolean } | undefined>>;

/** Which groups of the menu somebody has closed, as Payload keeps it. */
async function openedBy(payload: Payload, user: NonNullable<PayloadRequest['user']>): Promise<Opened> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: PREFERENCE_KEYS.NAV } },
        { 'user.relationTo': { equals: user.collection } },
        { 'user.value': { equals: user.id } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return (docs[0]?.value as { readonly groups?: Opened } | undefined)?.groups ?? {};
}

interface GroupsProps extends MenuProps {
  readonly known: KnownCollections | null;
  readonly opened: Opened;
}

function Groups({ payload, user, known, opened }: GroupsProps) {
  return tasksOf(payload, user ?? null, known).map(({ label, links }) => (
    <NavGroup key={label} label={label} isOpen={opened[label]?.open ?? true}>
      {links.map((link) => (
        <MenuLink key={link.slug} {...link} />
      ))}
    </NavGroup>
  ));
}

async function Counted(props: Omit<GroupsProps, 'known'>) {
  return <Groups {...props} known={await knownContent(props.payload)} />;
}

/** The studio's menu by task, with how many entries there are; right after a start the counts come when they come. */
export async function TaskMenu({ payload, user }: MenuProps) {
  if (!user) return null;
  const opened = await openedBy(payload, user);
  const known = lastKnown(payload);
  const props = { payload, user, opened };
  if (known) return <Groups {...props} known={known} />;
  return (
    <Suspense fallback={<Groups {...props} known={null} />}>
      <Counted {...props} />
    </Suspense>
  );
}
