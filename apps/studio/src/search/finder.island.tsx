'use client';

import './finder.css';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Answer } from './find-endpoint.ts';

/** Milliseconds without a key before the studio is asked. */
const pauseMs = 120;

export interface Search {
  readonly answer: Answer | null;
  /** Whether the words in the box are still to be answered; what was found for those before them stays meanwhile. */
  readonly asking: boolean;
  readonly failed: boolean;
}

const nothing: Search = { answer: null, asking: false, failed: false };

/** What the studio finds for the words in the box; `null` while there are none, and until the first answer. */
function useFound(query: string): Search {
  const [search, setSearch] = useState<Search>(nothing);
  useEffect(() => {
    if (query.trim() === '') {
      setSearch(nothing);
      return;
    }
    setSearch(({ answer }) => ({ answer, asking: true, failed: false }));
    const stop = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(`/api/find?q=${encodeURIComponent(query)}`, { signal: stop.signal });
        if (!response.ok) throw new Error(`The studio answered ${response.status}.`);
        setSearch({ answer: (await response.json()) as Answer, asking: false, failed: false });
      } catch {
        if (!stop.signal.aborted) setSearch({ answer: null, asking: false, failed: true });
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);
  return search;
}

/** What was found, for a person who does not see the list. */
function wordsFor(shown: number, total: number): string {
  if (total === 0) return 'Nothing holds all of these words.';
  return total > shown ? `The first ${shown} of ${total}. Another word makes them fewer.` : `${total} found.`;
}

/** One search over all entries and pictures: a button in the head of every screen, and Ctrl K. */
export function Finder() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const router = useRouter();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const { answer, asking, failed } = useFound(query);
  const hits = answer?.hits ?? [];

  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.key.toLowerCase() !== 'k'
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      if (!dialog.current?.open) dialog.current?.showModal();
    };
    // Before the editor of long texts, where the same keys make a link of the words that are marked.
    const inText = (event: globalThis.KeyboardEvent) => {
      const marked =
        document.activeElement?.closest('[contenteditable="true"]') && !getSelection()?.isCollapsed;
      if (!marked) open(event);
    };
    document.addEventListener('keydown', inText, { capture: true });
    return () => document.removeEventListener('keydown', inText, { capture: true });
  }, []);

  const go = (href: string) => {
    dialog.current?.close();
    router.push(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = hits[at];
    if (step && hits.length > 0) {
      event.preventDefault();
      setAt((at + step + hits.length) % hits.length);
    } else if (event.key === 'Enter' && hit) {
      event.preventDefault();
      go(hit.href);
    }
  };

  return (
    <>
      <button type="button" className="finder-open" onClick={() => dialog.current?.showModal()}>
        Find <kbd>Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        className="finder"
        aria-label="Find an entry or picture"
        onClose={() => {
          setQuery('');
          setAt(0);
        }}
      >
        <label htmlFor={`${id}-box`}>Find an entry or picture by any word</label>
        <input
          id={`${id}-box`}
          type="search"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-hits`}
          aria-autocomplete="list"
          aria-activedescendant={hits[at] ? `${id}-${at}` : undefined}
          autoComplete="off"
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div id={`${id}-hits`} role="listbox" aria-label="What was found">
          {hits.map(({ key, title, kind, state, href }, place) => (
            <a
              key={key}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === at}
              tabIndex={-1}
              href={href}
              onMouseMove={() => setAt(place)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                go(href);
              }}
            >
              <b>{title}</b>
              <span>
                {kind} · {state}
              </span>
            </a>
          ))}
        </div>
        <p role="status">
          {asking && 'Searching…'}
          {failed && 'The studio did not answer. Try again in a moment.'}
          {answer && !asking && wordsFor(hits.length, answer.total)}
        </p>
        <p className="finder-keys">Arrow keys choose, Enter opens, Escape closes.</p>
      </dialog>
    </>
  );
}
