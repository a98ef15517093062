import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React runs in the browser: false in what the server sends and while that is taken over, true from then on. */
export const useEnhanced = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
