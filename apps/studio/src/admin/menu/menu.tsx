import { NavGroup } from '@payloadcms/ui';
import type { Payload, PayloadRequest } from 'payload';
import { PREFERENCE_KEYS } from 'payload/shared';
import { Suspense } from 'react';
import type { Ledger } from '../../review/ledger.ts';
import { knownContent, lastKnown } from '../../review/review.ts';
import { MenuLink } from './menu-link.island.tsx';
import './menu.css';
import { tasksOf } from './tasks.ts';

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
  readonly known: Ledger | null;
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
