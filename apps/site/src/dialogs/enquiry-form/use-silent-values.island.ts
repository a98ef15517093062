import type { FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { EnquiryState } from './enquiry-state.ts';
import { silentValues } from './silent-values.ts';

/**
 * Takes what was filled in without an event into the form: before the form is drawn anew, whenever the focus moves in it, when its
 * page comes back, and when it is sent.
 *
 * @param latest the form as it stands; kept up to date here
 * @param take hears what was found
 * @returns looks at once
 */
export function useSilentValues(
  config: FormConfig,
  place: RefObject<HTMLDivElement | null>,
  latest: RefObject<EnquiryState>,
  take: (values: FormValues) => void,
): () => void {
  /** What stands in the controls as React drew them; `null` before it has. */
  const drawn = useRef<Readonly<FormValues> | null>(null);
  const look = () => {
    const form = place.current?.querySelector('form');
    if (!form || drawn.current === null) return;
    const { values } = latest.current;
    const found = silentValues(config, form, drawn.current, values);
    if (!found) return;
    latest.current = { ...latest.current, values: { ...values, ...found } };
    take(found);
  };
  // Here, in drawing: afterwards the controls hold what was drawn again.
  look();
  const now = useRef(look);
  now.current = look;
  useLayoutEffect(() => {
    drawn.current = latest.current.values;
  });
  useEffect(() => {
    const moved = ({ target }: Event) => {
      if (target instanceof Node && place.current?.contains(target)) now.current();
    };
    const back = () => now.current();
    document.addEventListener('focusin', moved, true);
    document.addEventListener('focusout', moved, true);
    addEventListener('pageshow', back);
    return () => {
      document.removeEventListener('focusin', moved, true);
      document.removeEventListener('focusout', moved, true);
      removeEventListener('pageshow', back);
    };
  }, [place]);
  return look;
}
