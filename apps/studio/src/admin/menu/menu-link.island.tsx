'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { TaskLink } from './tasks.ts';

/** A line of the menu; the one somebody is in is marked. */
export function MenuLink({ slug, label, href, count }: TaskLink) {
  const path = usePathname();
  const list = `/admin/collections/${slug}`;
  const current = path === list || path.startsWith(`${list}/`);
  return (
    <Link
      className="nav__link task-link"
      href={href}
      id={`nav-${slug}`}
      prefetch={false}
      {...(current ? { 'aria-current': path === href ? 'page' : true } : {})}
    >
      {current && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
      {count !== null && <span className="task-count">{count.toLocaleString('en-GB')}</span>}
    </Link>
  );
}
