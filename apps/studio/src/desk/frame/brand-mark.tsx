/** The collection's mark: the sun over the hills. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <circle cx="20" cy="20" r="18.8" stroke="currentColor" strokeWidth="1.4" />
      <circle cx="25" cy="17" r="5.4" fill="currentColor" />
      <path
        d="M2 25c5-1 7-7 11-7 3 0 5 4 8 5 4 1.4 6-1.6 9-1.6 3.4 0 5 2.6 8.6 3.1A18.8 18.8 0 0 1 2 25Z"
        fill="currentColor"
      />
      <path d="M3.6 29.8c9-3 23-3 32.8 0" stroke="var(--deep)" strokeWidth="1.3" />
    </svg>
  );
}
