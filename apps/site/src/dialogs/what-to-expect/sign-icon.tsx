import type { ReactNode } from 'react';
import { moreSigns } from './sign-drawings.tsx';

/** Signs by the names editors give them; each stands beside words that say the same. */
const signs: Readonly<Record<string, ReactNode>> = {
  ...moreSigns,
  shirt: <path d="M9 4 5 6 3 12l3 1v8h12v-8l3-1-2-6-4-2c0 3-6 3-6 0ZM12 7v14" />,
  shoe: <path d="M3 17V8l5 1 2 4 8 2c2 .5 3 1.5 3 4H3Z" />,
  hat: <path d="M2 17c3 2 17 2 20 0M6 16c0-6 2-9 6-9s6 3 6 9" />,
  binoculars: (
    <>
      <circle cx="7" cy="16" r="4" />
      <circle cx="17" cy="16" r="4" />
      <path d="M11 16h2M5 12l1.5-6h3L11 14M19 12l-1.5-6h-3L13 14" />
    </>
  ),
  camera: (
    <>
      <path d="M3 8h4l2-3h6l2 3h4v11H3Z" />
      <circle cx="12" cy="13" r="3.6" />
    </>
  ),
  medicine: (
    <>
      <rect x="4" y="7" width="16" height="13" />
      <path d="M9 7V4h6v3M12 10.5v6M9 13.5h6" />
    </>
  ),
  fire: <path d="M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 1-5 0-8Z" />,
  leaf: <path d="M5 19C4 9 11 4 20 4c0 10-5 15-13 14M5 19c2-5 5-8 9-10" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </>
  ),
  moon: <path d="M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5Z" />,
  water: <path d="M12 3c3 4.5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 3-6.5 6-11Z" />,
  food: <path d="M7 3v7a2.5 2.5 0 0 1-5 0V3M4.5 3v18M19 21V3c-3 1.5-4 5-4 10h4" />,
  wine: <path d="M7 3h10l-1 6a4 4 0 0 1-8 0ZM12 13v8M8 21h8" />,
  vehicle: (
    <>
      <path d="M2 16V9h10l4 4h6v3H2ZM12 9v4h4" />
      <circle cx="7" cy="17" r="2" />
      <circle cx="17" cy="17" r="2" />
    </>
  ),
  walk: (
    <>
      <circle cx="13" cy="4.5" r="1.5" />
      <path d="m8 21 3-7-2-3 3-4 3 3 3 1M11 14l3 2 1 5" />
    </>
  ),
  child: (
    <>
      <circle cx="12" cy="6" r="3" />
      <path d="M6 13c3-2 9-2 12 0M12 12v5l-3 4M12 17l3 4" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  blanket: <path d="M4 5h13a3 3 0 0 1 3 3v11H7a3 3 0 0 1-3-3ZM4 16a3 3 0 0 1 3-3h13M8 5v8" />,
  torch: <path d="M8 3h8v4l-2 3v11h-4V10L8 7ZM8 7h8M12 13v2" />,
  bag: <path d="M5 8h14l1 12H4ZM9 8V6a3 3 0 0 1 6 0v2" />,
  swim: <path d="M2 17c2-2 4-2 6 0s4 2 6 0 4-2 6 0M5 13l6-4 4 3M17 7a2 2 0 1 0 .01 0" />,
};

/** Other words editors may use for the same sign. */
const others: Readonly<Record<string, string>> = {
  jacket: 'shirt',
  jersey: 'shirt',
  fleece: 'shirt',
  layers: 'shirt',
  clothes: 'shirt',
  coat: 'shirt',
  boots: 'shoe',
  shoes: 'shoe',
  sunscreen: 'sun',
  lens: 'camera',
  night: 'moon',
  stars: 'moon',
  bottle: 'water',
  pool: 'swim',
  swimming: 'swim',
  costume: 'swim',
  plate: 'food',
  dining: 'food',
  allergy: 'medicine',
  tablets: 'medicine',
  plants: 'leaf',
  car: 'vehicle',
  boat: 'vehicle',
  children: 'child',
  family: 'child',
  time: 'clock',
  lantern: 'torch',
  lamp: 'torch',
  glass: 'wine',
  sitter: 'child',
  sunglasses: 'glasses',
  pencil: 'notebook',
  list: 'notebook',
  games: 'cards',
  tea: 'cup',
  coffee: 'cup',
  pillow: 'cushion',
  silence: 'quiet',
  included: 'tick',
};

/** Whether somebody has drawn a sign of that name. */
export const isDrawn = (name: string): boolean => name in signs || name in others;

/** The sign of that name; a plain ring for one nobody has drawn. */
export function SignIcon({ name, className }: { readonly name: string; readonly className?: string }) {
  const drawing = signs[name] ?? signs[others[name] ?? ''] ?? <circle cx="12" cy="12" r="4" />;
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  );
}
