import Link from 'next/link';
import { inboxRoot } from '../address.ts';
import { deskZone } from '../words/times.ts';
import { ClockIsland } from './clock.island.tsx';

export interface RailProps {
  /** Who is signed in, as people call them. */
  readonly name: string;
  readonly isAdmin: boolean;
  /** Open enquiries, or `null` when that is not known. */
  readonly open: number | null;
  /** False on the page that refuses somebody. */
  readonly atDesk: boolean;
  readonly now: Date;
}

/** The studio's own rail, at the side from 1120 px, lying on top below. */
export function Rail({ name, isAdmin, open, atDesk, now }: RailProps) {
  return (
    <nav className="inbox-rail" aria-label="Studio">
      <ul>
        {atDesk && (
          <li>
            <Link href={inboxRoot} prefetch={false} aria-current="page">
              Inbox
              {open !== null && open > 0 && (
                <span>
                  {open}
                  <span className="inbox-hidden"> open</span>
                </span>
              )}
            </Link>
          </li>
        )}
        {(isAdmin || !atDesk) && (
          <li>
            <Link href="/admin" prefetch={false}>
              Content
            </Link>
          </li>
        )}
        {isAdmin && (
          <>
            <li>
              <Link href="/admin/collections/media" prefetch={false}>
                Media
              </Link>
            </li>
            <li>
              <Link href="/admin/collections/users" prefetch={false}>
                People
              </Link>
            </li>
          </>
        )}
        <li>
          <Link href="/admin/account" prefetch={false}>
            Account
          </Link>
        </li>
        <li>
          <Link href="/admin/logout" prefetch={false}>
            Log out
          </Link>
        </li>
      </ul>
      <p>
        <b>{name}</b>
        <span>
          South Africa, <ClockIsland zone={deskZone} at={now.toISOString()} />
        </span>
      </p>
    </nav>
  );
}
