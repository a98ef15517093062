'use client';

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useModal,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useKeepTyped } from './keep-typed.ts';
import { type LabelledField, readableValue, type UnsavedWords, unsavedWords } from './unsaved-words.ts';

const keyOf = (address: string) => `sundowner-unsaved:${address}`;

function readKept(address: string): readonly UnsavedWords[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(address)) ?? '[]');
    return Array.isArray(kept) ? (kept as UnsavedWords[]) : [];
  } catch {
    return [];
  }
}

/** Later words of a field stand in for earlier ones. */
function keep(address: string, found: readonly UnsavedWords[]): void {
  const others = readKept(address).filter(({ path }) => found.every((one) => one.path !== path));
  try {
    window.sessionStorage.setItem(keyOf(address), JSON.stringify([...others, ...found]));
  } catch {
    // A browser that keeps nothing: the words still stand in the form behind the dialog.
  }
}

/** Keeps what a form holds and the studio has not stored, when somebody takes the entry over and when the form is left. */
function useKeepUnsaved(address: string | null, onKept: () => void): void {
  const { collectionSlug, data } = useDocumentInfo();
  const { getFields } = useForm();
  const { getEntityConfig } = useConfig();
  const { modalState } = useModal();
  const modified = useFormModified();
  const takenOver = Boolean(modalState['document-take-over']?.isOpen);
  const look = useRef(() => {});
  look.current = () => {
    if (address === null || !collectionSlug || !(modified || takenOver)) return;
    const values = Object.fromEntries(Object.entries(getFields()).map(([path, { value }]) => [path, value]));
    const fields = getEntityConfig({ collectionSlug })?.fields ?? [];
    const found = unsavedWords(values, data ?? {}, fields as readonly LabelledField[]);
    if (found.length > 0) keep(address, found);
  };
  useEffect(() => {
    if (!takenOver) return;
    look.current();
    onKept();
  }, [takenOver, onKept]);
  useEffect(() => {
    const last = () => look.current();
    window.addEventListener('pagehide', last);
    return () => {
      window.removeEventListener('pagehide', last);
      last();
    };
  }, []);
}

/** Words this person wrote into the entry that were not stored: somebody took it over, or the form was left too soon. */
export function UnsavedPanel({ address }: { readonly address: string | null }) {
  const [kept, setKept] = useState<readonly UnsavedWords[]>([]);
  const [copied, setCopied] = useState<string | null>(null);
  const [fields] = useAllFormFields();
  useKeepTyped(address);
  const refresh = useRef(() => {});
  refresh.current = () => setKept(address === null ? [] : readKept(address));
  useEffect(() => {
    if (address !== null) refresh.current();
  }, [address]);
  const onKept = useRef(() => refresh.current()).current;
  useKeepUnsaved(address, onKept);

  const missing = kept.filter(({ path, words }) => readableValue(fields[path]?.value) !== words);
  if (address === null || missing.length === 0) return null;
  const forget = () => {
    window.sessionStorage.removeItem(keyOf(address));
    setKept([]);
  };
  return (
    <section className="entry-status entry-unsaved" aria-label="Words that were not saved">
      <h2>Words that were not saved</h2>
      <p>You wrote these here, and the entry went into other hands or was left before they were stored.</p>
      {missing.map(({ path, label, words }) => (
        <div key={path}>
          <label htmlFor={`unsaved-${path}`}>{label}</label>
          <textarea
            id={`unsaved-${path}`}
            readOnly
            rows={Math.min(8, words.split('\n').length + 1)}
            value={words}
          />
          <button
            type="button"
            onClick={() => void navigator.clipboard.writeText(words).then(() => setCopied(path))}
          >
            {copied === path ? 'Copied' : 'Copy'}
          </button>
        </div>
      ))}
      <button type="button" onClick={forget}>
        I no longer need them
      </button>
    </section>
  );
}
