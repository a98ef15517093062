import type { ReactNode } from 'react';

interface IconProps {
  readonly className?: string | undefined;
}

/** Icons are drawn beside words that say the same, so every one is hidden from assistive technology. */
export function lineIcon(viewBox: string, strokeWidth: number, paths: ReactNode) {
  return function LineIcon({ className }: IconProps) {
    return (
      <svg
        className={className}
        viewBox={viewBox}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {paths}
      </svg>
    );
  };
}

export const ArrowIcon = lineIcon('0 0 18 10', 1.3, <path d="M0 5h17M13 1l4 4-4 4" />);
export const BackIcon = lineIcon('0 0 18 10', 1.3, <path d="M18 5H1M5 9 1 5l4-4" />);
export const CrossIcon = lineIcon('0 0 16 16', 1.4, <path d="M1 1l14 14M15 1 1 15" />);
export const OutwardIcon = lineIcon('0 0 12 12', 1.3, <path d="M3 1h8v8M11 1 1 11" />);
export const ChevronIcon = lineIcon('0 0 12 8', 1.4, <path d="m1 1.5 5 5 5-5" />);
export const PlayIcon = lineIcon('0 0 16 16', 1.3, <path d="M4.5 2.5v11l9-5.5z" />);
export const WarningIcon = lineIcon(
  '0 0 16 16',
  1.5,
  <>
    <circle cx="8" cy="8" r="7" />
    <path d="M8 4.4v4.4M8 11.4v.1" />
  </>,
);

export const LinkedInIcon = lineIcon(
  '0 0 20 20',
  1.3,
  <path d="M4 7v10M4 3.4v.2M9 17v-6a3.5 3.5 0 0 1 7 0v6M9 7v10" />,
);
export const FacebookIcon = lineIcon(
  '0 0 20 20',
  1.3,
  <path d="M8 18v-8H5V7h3V5a3 3 0 0 1 3-3h2v3h-2v2h2.4l-.5 3H11v8" />,
);
export const InstagramIcon = lineIcon(
  '0 0 20 20',
  1.3,
  <>
    <rect x="2" y="2" width="16" height="16" rx="4.5" />
    <circle cx="10" cy="10" r="3.7" />
    <circle cx="14.4" cy="5.6" r=".5" />
  </>,
);
export const YouTubeIcon = lineIcon(
  '0 0 20 20',
  1.3,
  <>
    <rect x="1.5" y="4" width="17" height="12" rx="3.5" />
    <path d="m8.4 7.4 4.2 2.6-4.2 2.6z" />
  </>,
);
