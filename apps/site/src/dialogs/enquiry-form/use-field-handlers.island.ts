import type { ChosenFile, Field, FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import { fieldsOf } from '@sundowner/enquiries/forms/form';
import { validateField } from '@sundowner/enquiries/forms/validate';
import { type Dispatch, type RefObject, useMemo, useRef, useState } from 'react';
import type { EnquiryAction, EnquiryState } from './enquiry-state.ts';
import type { FieldHandlers } from './field-handlers.ts';
import { chosenFileOf } from './file-kind.ts';
import { showControl } from './first-error.ts';
import { useAfterPointer } from './use-after-pointer.island.ts';
import { usePhoneNumbers } from './use-phone-numbers.island.ts';

const noFiles: Readonly<Record<string, File>> = {};

/** Fields whose verdict hangs on this one: a number on its country, a departure on its arrival. */
function dependents(config: FormConfig, field: Field): readonly Field[] {
  return fieldsOf(config).filter(
    (other) => other.after === field.name || (field.name === 'country' && other.rule === 'tel'),
  );
}

/**
 * What a visitor does to a form's fields: each is judged when it is left (e-mail on every key), a field found wrong while it is
 * mended (FRM-05).
 *
 * @param latest the form as it stands; kept up to date here within one event too
 */
export function useFieldHandlers(
  config: FormConfig,
  latest: RefObject<EnquiryState>,
  dispatch: Dispatch<EnquiryAction>,
) {
  const [files, setFiles] = useState(noFiles);
  const chosen = useRef<Readonly<Record<string, ChosenFile>>>({});
  const afterPointer = useAfterPointer();
  const phone = usePhoneNumbers();

  const judging = useMemo(
    () => () => {
      const isPossiblePhone = phone.isPossible();
      return { now: Date.now(), slackDays: 0, ...(isPossiblePhone ? { isPossiblePhone } : {}) };
    },
    [phone],
  );

  const handlers = useMemo((): FieldHandlers => {
    const judge = (field: Field, values: Readonly<FormValues>) =>
      validateField(config, field.name, { ...values, ...chosen.current }, judging());
    const isWrong = (field: Field) => latest.current.errors.some((error) => error.field === field.name);
    /** Says what is wrong with a field, and takes back what is right again; a field nobody filled in is left alone. */
    const rejudge = (field: Field, values: Readonly<FormValues>) => {
      if (isWrong(field)) dispatch({ type: 'judged', field: field.name, message: judge(field, values) });
    };
    return {
      change(field, value) {
        const values = { ...latest.current.values, [field.name]: value };
        latest.current = { ...latest.current, values };
        dispatch({ type: 'changed', field: field.name, value });
        if (field.validateOn === 'input') {
          dispatch({ type: 'judged', field: field.name, message: judge(field, values) });
        } else rejudge(field, values);
        for (const other of dependents(config, field)) rejudge(other, values);
      },
      leave(field) {
        // Not while a pointer is down: the button would move from under the pointer.
        afterPointer(() => {
          const { values } = latest.current;
          const filled = dependents(config, field).filter(({ name }) => (values[name] ?? '').length > 0);
          for (const one of [field, ...filled]) {
            const message = judge(one, values);
            // What the server found wrong stays until it is changed, however right it looks here.
            if (message !== null) dispatch({ type: 'judged', field: one.name, message });
          }
        });
      },
      enter(field) {
        if (field.rule === 'tel') phone.fetch();
      },
      async choose(field, file) {
        const others = Object.fromEntries(
          Object.entries(chosen.current).filter(([name]) => name !== field.name),
        );
        chosen.current = file ? { ...others, [field.name]: await chosenFileOf(file) } : others;
        const message = file ? judge(field, latest.current.values) : null;
        // A file that is not taken is not kept: sending it would only bring the same answer.
        if (message !== null) chosen.current = others;
        const taken = file && message === null ? { [field.name]: file } : {};
        setFiles((kept) => ({
          ...Object.fromEntries(Object.entries(kept).filter(([name]) => name !== field.name)),
          ...taken,
        }));
        dispatch({ type: 'judged', field: field.name, message });
      },
      jump(id) {
        const control = document.getElementById(id);
        if (control) showControl(control);
      },
    };
  }, [config, afterPointer, dispatch, judging, latest, phone]);

  return {
    handlers,
    files,
    /** Chosen files as the form's rules judge them. */
    chosen: () => chosen.current,
    judging,
    dropFiles() {
      chosen.current = {};
      setFiles(noFiles);
    },
  };
}
