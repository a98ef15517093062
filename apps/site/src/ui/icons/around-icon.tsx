import { lineIcon } from './icons.tsx';

/** A ring with an arrow: all the way round. Apart from the others, which every dialog loads. */
export const AroundIcon = lineIcon(
  '0 0 24 14',
  1.3,
  <path d="M9 11.6C4.5 11 1 9.2 1 7c0-2.8 4.9-5 11-5s11 2.2 11 5c0 2.2-3.2 4-8 4.7M17.5 9 14.6 11.8l3 2" />,
);
