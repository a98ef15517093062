'use client';

import { useEffect } from 'react';
import { keysAreOn } from './key-choice.ts';

const typing = 'input, textarea, select, [contenteditable]';

function rows(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.inbox-rows a')].filter((row) => row.offsetParent);
}

/** The row `step` away from the focused one, or from the open one when the focus is elsewhere. */
function rowAt(step: 1 | -1): HTMLAnchorElement | undefined {
  const all = rows();
  const focused = all.indexOf(document.activeElement as HTMLAnchorElement);
  const from = focused >= 0 ? focused : all.findIndex((row) => row.getAttribute('aria-current') === 'true');
  if (from < 0) return all[0];
  return all[Math.min(Math.max(from + step, 0), all.length - 1)];
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !keysAreOn()) return;
  if (event.target instanceof Element && event.target.closest(typing)) return;
  const key = event.key.toLowerCase();
  const target =
    key === 'j'
      ? rowAt(1)
      : key === 'k'
        ? rowAt(-1)
        : key === 'r'
          ? document.querySelector<HTMLElement>('[data-answer]')
          : null;
  if (!target) return;
  event.preventDefault();
  target.focus();
  if (key === 'r') target.click();
}

let shown: string | null = null;

/** After moving within the inbox the new page would leave the focus nowhere; the enquiry's name takes it. */
function takeFocus(address: string): void {
  const moved = shown !== null && shown !== address;
  shown = address;
  if (!moved) return;
  const name = document.querySelector<HTMLElement>('#inbox-main h1[tabindex]');
  const lost = document.activeElement === null || document.activeElement === document.body;
  const target = name ?? (lost ? document.getElementById('inbox-main') : null);
  target?.focus({ preventScroll: true });
}

/**
 * J and K move through the list, R answers; Enter is the link's own. Only an addition: everything works without.
 * Single letters can be turned off (WCAG 2.1.4), see {@link keysAreOn}.
 *
 * @param address of the page, so that moving within the inbox is noticed
 */
export function KeysIsland({ address }: { readonly address: string }) {
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    document.querySelector('.inbox-rows [aria-current=true]')?.scrollIntoView({ block: 'nearest' });
    takeFocus(address);
  }, [address]);
  return null;
}
