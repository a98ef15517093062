import {
  type ChosenFile,
  type Field,
  type FieldError,
  type FormConfig,
  fieldsOf,
} from '@sundowner/enquiries/forms/form';
import { type Dispatch, type RefObject, useMemo, useRef, useState } from 'react';
import { installation } from '../../installation/installation.ts';
import { useAfterPointer } from '../../ui/use-part-later.ts';
import type { EnquiryAction, EnquiryState } from './enquiry-state.ts';
import type { FieldHandlers } from './field-common.ts';
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
 * @param later brings the rules; where they cannot be had the server judges alone, as it does without scripts
 */
export function useFieldHandlers(
  config: FormConfig,
  latest: RefObject<EnquiryState>,
  dispatch: Dispatch<EnquiryAction>,
  later: LaterPart,
) {
  const [files, setFiles] = useState(noFiles);
  const chosen = useRef<Readonly<Record<string, ChosenFile>>>({});
  const afterPointer = useAfterPointer();
  const phone = usePhoneNumbers();
  /** Warnings that were given: each names the value it is about, and what was asked about once is taken. */
  const asked = useRef(new Set<string>());

  /** Of warnings those that were not given before; they are given now. */
  const askOnce = useMemo(
    () =>
      (warnings: readonly FieldError[]): readonly FieldError[] => {
        const fresh = warnings.filter(({ message }) => !asked.current.has(message));
        for (const { message } of fresh) asked.current.add(message);
        return fresh;
      },
    [],
  );

  /** Files as they are judged; of a file field the form itself holds no more than a name to remind of. */
  const chosenNow = useMemo(() => {
    const none = fieldsOf(config).filter(({ type }) => type === 'file');
    const empty = Object.fromEntries(none.map(({ name }) => [name, '']));
    return () => ({ ...empty, ...chosen.current });
  }, [config]);

  const world = useMemo(
    () => () => {
      const isPossiblePhone = phone.isPossible();
      const { timeZone } = installation();
      return { now: Date.now(), slackDays: 0, timeZone, ...(isPossiblePhone ? { isPossiblePhone } : {}) };
    },
    [phone],
  );

  const handlers = useMemo((): FieldHandlers => {
    type Judge = (field: Field) => string | null;
    /** Judges by the form as it stands once the rules are here; `settle` hears a judge to ask. */
    const judging = (settle: (judge: Judge, warn: Judge) => void) =>
      later.with(({ formWarnings, validateField }) => {
        const now = () => ({ ...latest.current.values, ...chosenNow() });
        settle(
          (field) => validateField(config, field.name, now(), world()),
          ({ name }) => {
            const ofField = formWarnings(config, now()).filter((warning) => warning.field === name);
            return askOnce(ofField)[0]?.message ?? null;
          },
        );
      });
    const isWrong = (field: Field) => latest.current.errors.some((error) => error.field === field.name);
    const tell = (field: Field, message: string | null) =>
      dispatch({ type: 'judged', field: field.name, message });
    return {
      change(field, value) {
        latest.current = { ...latest.current, values: { ...latest.current.values, [field.name]: value } };
        dispatch({ type: 'changed', field: field.name, value });
        judging((judge) => {
          // A field already found wrong is judged as it is mended, so its message goes at once.
          if (field.validateOn === 'input' || isWrong(field)) tell(field, judge(field));
          for (const other of dependents(config, field)) if (isWrong(other)) tell(other, judge(other));
        });
      },
      leave(field) {
        // Not while a pointer is down: the button would move from under the pointer.
        afterPointer(() =>
          judging((judge, warn) => {
            const { values } = latest.current;
            const filled = dependents(config, field).filter(({ name }) => (values[name] ?? '').length > 0);
            for (const one of [field, ...filled]) {
              const message = judge(one) ?? warn(one);
              // What the server found wrong stays until it is changed, however right it looks here.
              if (message !== null) tell(one, message);
            }
          }),
        );
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
        if (!file) return tell(field, null);
        judging((judge) => {
          // The rules may come once another file was chosen: that one is judged in its own turn.
          if (chosen.current[field.name] !== mine) return;
          const message = judge(field);
          tell(field, message);
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
    };
  }, [config, afterPointer, askOnce, chosenNow, dispatch, latest, later, phone, world]);

  return {
    handlers,
    files,
    /** Chosen files as the form's rules judge them. */
    chosen: chosenNow,
    askOnce,
    /** The moment, and what else judging needs of the world around it. */
    world,
    dropFiles() {
      chosen.current = {};
      setFiles(noFiles);
    },
  };
}
