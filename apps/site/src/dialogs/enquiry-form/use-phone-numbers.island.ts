import { useMemo, useRef } from 'react';

type IsPossible = (typed: string, country: string) => boolean;

/**
 * Telephone numbers by country. Their metadata is a part of its own, fetched when the telephone field gets the focus; until it
 * has come a number's shape alone is judged, and the server has the last word.
 */
export function usePhoneNumbers() {
  const isPossible = useRef<IsPossible | undefined>(undefined);
  const asked = useRef(false);
  return useMemo(
    () => ({
      fetch() {
        if (asked.current) return;
        asked.current = true;
        import('@sundowner/enquiries/forms/phone-numbers').then(
          (file) => {
            isPossible.current = file.isPossiblePhone;
          },
          () => {
            asked.current = false;
          },
        );
      },
      isPossible: () => isPossible.current,
    }),
    [],
  );
}
