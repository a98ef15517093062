import type { ChosenFile, FormConfig } from '@sundowner/enquiries/forms/form';
import { type Dispatch, type RefObject, useMemo, useRef, useState } from 'react';
import { useAfterPointer } from '../../ui/use-part-later.ts';
import type { EnquiryAction, EnquiryState } from './enquiry-state.ts';
import type { FieldHandlers } from './field-common.ts';
import type { Judged } from './field-judges.ts';
import { showControl } from './show-control.ts';
import type { LaterPart } from './use-later.island.ts';

type IsPossible = (typed: string, country: string) => boolean;

/**
 * Telephone numbers by country. Their metadata is a part of its own, fetched when the telephone field gets the focus; until it
 * has come a number's shape alone is judged, and the server has the last word.
 */
function usePhoneNumbers() {
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

const noFiles: Readonly<Record<string, File>> = {};

/**
 * What a visitor does to a form's fields: each is judged when it is left (e-mail on every key), a field found wrong while it is
 * mended (FRM-05).
 *
 * @param latest the form as it stands; kept up to date here within one event too
 * @param later brings the rules; where they cannot be had the server judges alone, as it does without scripts
 */
export function useFieldHandlers(
  config: FormConfig,
  latest: RefObject<EnquiryState>,
  dispatch: Dispatch<EnquiryAction>,
  later: LaterPart,
) {
  const [files, setFiles] = useState(noFiles);
  /** Files as they are judged. */
  const chosen = useRef<Readonly<Record<string, ChosenFile>>>({});
  const afterPointer = useAfterPointer();
  const phone = usePhoneNumbers();
  const asked = useRef(new Set<string>());

  const judged = useMemo(
    (): Judged => ({
      config,
      latest,
      chosen,
      isPossible: phone.isPossible,
      asked: asked.current,
      tell: (field, message) => dispatch({ type: 'judged', field: field.name, message }),
    }),
    [config, dispatch, latest, phone],
  );

  const handlers = useMemo(
    (): FieldHandlers => ({
      change(field, value) {
        latest.current = { ...latest.current, values: { ...latest.current.values, [field.name]: value } };
        dispatch({ type: 'changed', field: field.name, value });
        later.with((part) => part.judgeChanged(judged, field));
      },
      leave(field) {
        // Not while a pointer is down: the button would move from under the pointer.
        afterPointer(() => later.with((part) => part.judgeLeft(judged, field)));
      },
      enter(field) {
        if (field.rule === 'tel') phone.fetch();
      },
      async choose(field, file, read) {
        const mine = file && read && (await read(file));
        const others = Object.fromEntries(
          Object.entries(chosen.current).filter(([name]) => name !== field.name),
        );
        const keep = (taken: Readonly<Record<string, File>>) => {
          setFiles((kept) => ({
            ...Object.fromEntries(Object.entries(kept).filter(([name]) => name !== field.name)),
            ...taken,
          }));
          // A reload loses the file; its name outlives it in the draft, and the field asks for it again.
          dispatch({ type: 'changed', field: field.name, value: taken[field.name]?.name ?? '' });
        };
        chosen.current = mine ? { ...others, [field.name]: mine } : others;
        keep(file ? { [field.name]: file } : {});
        if (!file) return judged.tell(field, null);
        later.with((part) => {
          // The rules may come once another file was chosen: that one is judged in its own turn.
          if (chosen.current[field.name] !== mine) return;
          const message = part.judgeField(judged, field);
          judged.tell(field, message);
          if (message === null) return;
          // A file that is not taken is not kept: sending it would only bring the same answer.
          chosen.current = others;
          keep({});
        });
      },
      jump(id) {
        const control = document.getElementById(id);
        if (control) showControl(control);
      },
    }),
    [afterPointer, dispatch, judged, latest, later, phone],
  );

  return {
    handlers,
    files,
    judged,
    dropFiles() {
      chosen.current = {};
      setFiles(noFiles);
    },
  };
}
