'use client';

import './link-field.css';
import { TextInput, useDocumentInfo, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { LinkSuggestion } from '../link-suggestions.ts';

interface Answer {
  readonly offers: readonly LinkSuggestion[];
  /** What is wrong with the address, when the words asked for are one. */
  readonly fault: string | null;
}

/** Pages whose title or address matches, from the studio's own endpoint. */
async function askForSuggestions(asked: Record<string, string>, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/link-offers?${new URLSearchParams(asked)}`, { signal });
  if (!response.ok) return { offers: [], fault: null };
  return (await response.json()) as Answer;
}

const pauseMs = 200;

/**
 * A link: the editor writes, and is offered the site's pages and published entries that match. What is chosen or written
 * is checked at once, and a page that does not exist is named under the field.
 */
export const LinkField: TextFieldClientComponent = ({ field, path: givenPath, readOnly = false }) => {
  const { value, setValue, path, showError, disabled } = useField<string>({
    potentiallyStalePath: givenPath,
  });
  const { id, collectionSlug } = useDocumentInfo();
  const [answer, setAnswer] = useState<Answer>({ offers: [], fault: null });
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const input = useRef<HTMLInputElement>(null as never);
  const listId = useId();
  const text = value ?? '';
  const locked = readOnly || disabled;
  const { offers } = answer;
  const shown = open && !locked && offers.length > 0;

  useEffect(() => {
    if (!open && text === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const asked: Record<string, string> = { query: text };
      if (id && collectionSlug) Object.assign(asked, { of: collectionSlug, id: String(id), field: path });
      askForSuggestions(asked, stop.signal).then(setAnswer, () => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, open, id, collectionSlug, path]);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(shown),
      'aria-activedescendant': shown && at >= 0 ? `${listId}-${at}` : '',
    };
    for (const [name, set] of Object.entries(attributes)) box.setAttribute(name, set);
    const openList = () => setOpen(true);
    const closeList = () => setOpen(false);
    box.addEventListener('focus', openList);
    box.addEventListener('blur', closeList);
    return () => {
      box.removeEventListener('focus', openList);
      box.removeEventListener('blur', closeList);
    };
  }, [shown, at, listId]);

  function choose(index: number): void {
    const offer = offers[index];
    if (!offer) return;
    setValue(offer.path);
    setOpen(false);
    setAt(-1);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (offers.length > 0) setAt((now) => (now + step + offers.length) % offers.length);
    } else if (event.key === 'Enter' && shown && at >= 0) {
      event.preventDefault();
      choose(at);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <div className="link-field">
      <TextInput
        path={path}
        label={field.label ?? ''}
        required={field.required ?? false}
        description={field.admin?.description ?? ''}
        value={text}
        inputRef={input}
        onChange={(event: { target: { value: string } }) => {
          setValue(event.target.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={onKey}
        readOnly={locked}
        showError={showError}
      />
      <div className="link-field-offers" id={listId} role="listbox" aria-label="Pages" hidden={!shown}>
        {offers.map((offer, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox moves through the list with the arrow keys
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox, which names the active option
          <div
            key={offer.path}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <span className="link-field-title">{offer.title}</span>
            <span className="link-field-path">{offer.path}</span>
            <span className="link-field-kind">{offer.kind}</span>
          </div>
        ))}
      </div>
      {answer.fault && !open && text !== '' && (
        <p className="link-field-fault" role="status">
          {answer.fault}
        </p>
      )}
    </div>
  );
};
