import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { initialsOf, type Viewer } from '../words/people-words.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> {
  /** `solid`: the one thing to do next; at most one on a screen. */
  readonly look?: 'plain' | 'solid' | 'text' | 'danger';
  readonly icon?: IconName;
  /** The key that does the same, where single keys are on. */
  readonly hint?: string;
  readonly submits?: boolean;
  /** Its words; a button of an icon alone has `aria-label`. */
  readonly children?: ReactNode;
}

export function Button({ look = 'plain', icon, hint, submits = false, children, ...rest }: ButtonProps) {
  return (
    <button type={submits ? 'submit' : 'button'} className={`desk-button desk-button-${look}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
      {hint && (
        <span className="desk-key" aria-hidden="true">
          {hint}
        </span>
      )}
    </button>
  );
}

/** Presses a button elsewhere on the page. @param key what its `data-key` says */
export const pressKeyed = (key: string): void =>
  document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();

/** As `pressKeyed`, as soon as the button is drawn. @param frames in which it may still come */
export function pressKeyedSoon(key: string, frames = 300): void {
  const isThere = document.querySelector(`[data-key="${key}"]`) !== null;
  if (isThere) pressKeyed(key);
  else if (frames > 0) requestAnimationFrame(() => pressKeyedSoon(key, frames - 1));
}

const paths = {
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM11 11l4 4',
  back: 'M15 8H2M7 3 2 8l5 5',
  up: 'm3 10 5-5 5 5',
  down: 'm3 6 5 5 5-5',
  tray: 'M1 9 3 3h10l2 6v4H1zM1 9h4l1 2h4l1-2h4',
  menu: 'M1 4h14M1 8h14M1 12h14',
  close: 'M2 2l12 12M14 2 2 14',
  pen: 'M2 14l1-4 8-8 3 3-8 8zM9 4l3 3',
  telephone: 'M5.5 2 3 2.6C2.4 7.6 8.4 13.6 13.4 13l.6-2.5-3-1.6-1.3 1.3C8 9.5 6.5 8 5.8 6.3L7.1 5z',
  note: 'M3 2h10v8l-4 4H3zM13 10H9v4',
  person: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 14c.6-3 2.8-4 5.500-4s4.900 1 5.500 4',
  give: 'M2 8h12M9 3l5 5-5 5',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.500V8l2.500 1.500',
  tag: 'M2 2h6l6 6-6 6-6-6zM5 5h.1',
  check: 'm2 8 4 4 8-8',
  warning: 'M8 2 1 14h14zM8 6v4M8 12h.1',
  file: 'M3 1h6l4 4v10H3zM9 1v4h4',
  bell: 'M3 12h10l-1.500-2V7a3.500 3.500 0 0 0-7 0v3zM6.500 14h3',
  picture: 'M2 2h12v12H2zM2 12l4-4 3 3 2-2 3 3M5.500 6.500h.1',
  forward: 'M9 3l5 5-5 5M14 8H6c-3 0-4 2-4 5',
  reading: 'M1 8c2-4 4.500-5 7-5s5 1 7 5c-2 4-4.500 5-7 5S3 12 1 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
} as const;

export type IconName = keyof typeof paths;

/** A mark beside words; it says nothing by itself. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="desk-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** Two letters for a person; the name stands beside them. */
export function Avatar({ person, viewer }: { readonly person: string; readonly viewer: Viewer }) {
  const known = viewer.people.find(({ id }) => id === person);
  return (
    <span className="desk-avatar" data-me={person === viewer.me ? '' : undefined} aria-hidden="true">
      {initialsOf(known?.name ?? '?')}
    </span>
  );
}
