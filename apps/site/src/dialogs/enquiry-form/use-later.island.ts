import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser has a connection (GEN-01); the server takes it for granted. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

export type Later = typeof import('./form-later.ts');

/**
 * A form that only stands there fetches its later part after this while: by then the pictures and numbers beside it have had the
 * line, and the person who loses it from there on, before a first letter, still has the whole form.
 */
const laterAfterMs = 2_000;

/**
 * The later part of a form, which can be typed into before it is here. It comes with the first letter, or shortly after a form
 * that is `active` stands there; without a line it waits for one.
 */
export function useLater(active: boolean, online: boolean) {
  /** `null` until it is here. */
  const [part, setPart] = useState<Later | null>(null);
  const here = useRef<Later | null>(null);
  const coming = useRef<Promise<Later | null> | null>(null);
  const later = useMemo(() => {
    /** @returns `null` where it cannot be had now: the next call tries again, though many browsers remember that it failed */
    const load = (): Promise<Later | null> => {
      coming.current ??= import('./form-later.ts').then(
        (file) => {
          here.current = file;
          setPart(file);
          return file;
        },
        () => {
          coming.current = null;
          return null;
        },
      );
      return coming.current;
    };
    return {
      load,
      /** Does something with it: at once when it is here, else when it has come. */
      with(act: (file: Later) => void) {
        if (here.current) act(here.current);
        else void load().then((file) => file && act(file));
      },
    };
  }, []);

  useEffect(() => {
    if (!active || !online || here.current) return;
    const timer = setTimeout(later.load, laterAfterMs);
    return () => clearTimeout(timer);
  }, [active, online, later]);

  return [later, part] as const;
}

export type LaterPart = ReturnType<typeof useLater>[0];
