import type { FormValues } from '@sundowner/enquiries/forms/form';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Filled } from './silent-values.ts';
import type { Later } from './use-later.island.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Takes what was filled in without an event into the form: before the form is drawn anew, whenever the focus moves in it, when its
 * page comes back, and when it is sent.
 *
 * @param later what takes it; until that is here, what stands in a control is put back where drawing emptied it
 * @returns looks at once
 */
export function useSilentValues(filled: Filled, later: Later | null): (later: Later) => void {
  /** What stands in the controls as React drew them; `null` before it has. */
  const drawn = useRef<Readonly<FormValues> | null>(null);
  const texts = useRef<(readonly [Control, string])[]>([]);
  const look = (part: Later | null) => drawn.current && part?.takeSilent(filled, drawn.current);
  // Here, in drawing: afterwards the controls hold what was drawn again.
  look(later);
  const controls = later
    ? []
    : filled.place.current?.querySelectorAll<Control>('[type=text],[type=email],[type=tel],textarea,select');
  // What was drawn and is not drawn any more, such as words of the page before, goes.
  const wasDrawn = (control: Control) =>
    control.value === ('defaultValue' in control ? control.defaultValue : drawn.current?.[control.name]);
  texts.current = Array.from(controls ?? [])
    .filter((control) => !wasDrawn(control))
    .map((control) => [control, control.value]);
  const now = useRef(look);
  now.current = look;
  useLayoutEffect(() => {
    drawn.current = filled.latest.current.values;
    for (const [control, text] of texts.current) control.value ||= text;
  });
  useEffect(() => later?.watchSilent(filled.place, () => now.current(later)), [filled.place, later]);
  return look;
}
