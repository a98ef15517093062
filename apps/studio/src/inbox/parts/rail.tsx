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
      <svg className="inbox-mark" viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <circle cx="20" cy="20" r="18.8" stroke="currentColor" strokeWidth="1.4" />
        <circle cx="25" cy="17" r="5.4" fill="currentColor" />
        <path
          d="M2 25c5-1 7-7 11-7 3 0 5 4 8 5 4 1.4 6-1.6 9-1.6 3.4 0 5 2.6 8.6 3.1A18.8 18.8 0 0 1 2 25Z"
          fill="currentColor"
        />
        <path d="M3.6 29.8c9-3 23-3 32.8 0" stroke="var(--deep)" strokeWidth="1.3" />
      </svg>
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
