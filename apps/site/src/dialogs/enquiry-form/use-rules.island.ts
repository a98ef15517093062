import { useMemo, useRef } from 'react';

type Rules = typeof import('./form-rules.ts');

/**
 * The rules of forms. A dialog can be typed into before they are here; they come with the first letter. Where they cannot be had
 * the server judges alone, as it does without scripts.
 */
export function useRules() {
  const here = useRef<Rules | null>(null);
  const coming = useRef<Promise<Rules | null> | null>(null);
  return useMemo(() => {
    const load = (): Promise<Rules | null> => {
      coming.current ??= import('./form-rules.ts').then(
        (rules) => {
          here.current = rules;
          return rules;
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
      /** Does something with the rules: at once when they are here, else when they have come. */
      with(act: (rules: Rules) => void) {
        if (here.current) act(here.current);
        else void load().then((rules) => rules && act(rules));
      },
    };
  }, []);
}
