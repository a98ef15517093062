import type { ReactNode } from 'react';

/** Signs of what is done, eaten and agreed on, drawn on a square of 24. */
export const moreSigns: Readonly<Record<string, ReactNode>> = {
  trousers: <path d="M6 3h12l1 18h-5l-2-12-2 12H5ZM6 6h12" />,
  guide: (
    <>
      <circle cx="12" cy="8" r="3" />
      <path d="M6.5 6.5c3-1.2 8-1.2 11 0M9 5.6C9 3.8 10 3 12 3s3 .8 3 2.6M5 21c0-5 3-7.5 7-7.5s7 2.5 7 7.5" />
    </>
  ),
  age: <path d="M12 21V10M12 14c-4 0-6-2-6-6 4 0 6 2 6 6ZM12 11c0-4 2-6 6-6 0 4-2 6-6 6ZM8 21h8" />,
  cup: (
    <path d="M4 9h13v5a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6ZM17 10h1.5a2.5 2.5 0 0 1 0 5H17M8 3c-1 1 1 2 0 3M12 3c-1 1 1 2 0 3" />
  ),
  cushion: <path d="M4 6c5 1.5 11 1.5 16 0-1.5 4-1.5 8 0 12-5-1.5-11-1.5-16 0 1.5-4 1.5-8 0-12ZM12 12v.01" />,
  quiet: <path d="M4 10v4h3l5 4V6l-5 4ZM16 9.5l5 5M21 9.5l-5 5" />,
  tick: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8 12.5 2.8 2.8L16.2 9" />
    </>
  ),
  balloon: (
    <path d="M12 3a7 7 0 0 1 7 7c0 3.5-3 5.5-4.5 7h-5C8 15.5 5 13.5 5 10a7 7 0 0 1 7-7ZM9.5 17v-3M14.5 17v-3M10 21v-2h4v2ZM12 3c-3 4-3 8 0 11 3-3 3-7 0-11Z" />
  ),
  glasses: (
    <>
      <circle cx="6.5" cy="14" r="3.5" />
      <circle cx="17.5" cy="14" r="3.5" />
      <path d="M10 13c1.2-1 2.8-1 4 0M3 14l2-7h2M21 14l-2-7h-2" />
    </>
  ),
  bowl: <path d="M3 11h18a9 9 0 0 1-6 8H9a9 9 0 0 1-6-8ZM9 7c-1-1 1-2 0-3M14 7c-1-1 1-2 0-3" />,
  notebook: <path d="M6 3h13v18H6ZM9 3v18M4 7h4M4 12h4M4 17h4M12 8h4M12 12h4" />,
  book: (
    <path d="M12 6c-2.5-2-5.5-2-9-1.5V19c3.5-.5 6.5-.5 9 1.5 2.5-2 5.5-2 9-1.5V4.5c-3.5-.5-6.5-.5-9 1.5ZM12 6v14.5" />
  ),
  tree: (
    <path d="M12 21v-8M12 16l-3.5-2.5M12 15l3-2M4 11c-1-4 3-5 4-5 1-4 8-4 9 0 3 0 5 3 3 6-4 2-12 2-16-1ZM8 21h8" />
  ),
  cards: <path d="M4 6.5 13 4l4 14-9 2.5ZM15 5h5v14h-3M9 10l1.5 2.5L9.5 15 8 12.5Z" />,
  pot: <path d="M5 10h14v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3ZM3 12h2M19 12h2M7 10c0-3 10-3 10 0M12 6V4" />,
  basket: <path d="M3 10h18l-2 10H5ZM7 10c0-8 10-8 10 0M9 13.5v3M12 13.5v3M15 13.5v3" />,
  radio: <path d="M7 9h10v12H7ZM9 9V3M10 12h4M10 15h4M12 18v.01" />,
  shower: (
    <path d="M5 21V7a4 4 0 0 1 8 0M9 10c0-2 1.5-3 4-3s4 1 4 3ZM10 13v2M13 13v2M16 13v2M10 18v2M13 18v2M16 18v2" />
  ),
  seat: <path d="M8 3h5v11h5l2 6H10L7 6ZM10 20v1M18 20v1M8 9h5" />,
  bear: (
    <>
      <circle cx="12" cy="13" r="7" />
      <circle cx="6" cy="6.5" r="2.5" />
      <circle cx="18" cy="6.5" r="2.5" />
      <path d="M9.5 12v.01M14.5 12v.01M10 16c1 1 3 1 4 0M12 14.5V16" />
    </>
  ),
  mosquito: (
    <path d="M12 9v7M12 9c-1-1-1-2.5 0-3.5 1 1 1 2.5 0 3.5ZM12 5.5V2M11 10C8 6 4 6 3 8s4 4 8 3M13 10c3-4 7-4 8-2s-4 4-8 3M11 14l-4 2v5M13 14l4 2v5M12 16v4" />
  ),
  music: (
    <>
      <circle cx="7" cy="18" r="2.6" />
      <circle cx="17" cy="16" r="2.6" />
      <path d="M9.6 18V6l10-2v12" />
    </>
  ),
  cake: (
    <path d="M4 20v-8h16v8ZM4 15c2 2 3 2 4 0s3-2 4 0 3 2 4 0 3-2 4 0M12 12V8M12 5.5c-1-1 0-2 0-2.5 0 .5 1 1.5 0 2.5Z" />
  ),
  heart: <path d="M12 20C6 16 3 12.5 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-3 7-9 11Z" />,
};
