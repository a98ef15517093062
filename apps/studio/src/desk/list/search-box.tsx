import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../parts/controls.tsx';
import { useDeskList } from './list-context.tsx';

/** Milliseconds after the last letter in which nothing is asked yet. */
const stillTyping = 350;

/** Searches every word that was written, while it is typed. Escape empties it. */
export function SearchBox() {
  const { words, search } = useDeskList();
  const [typed, setTyped] = useState(words);
  const box = useRef<HTMLInputElement>(null);
  const asked = useRef(words);
  useEffect(() => {
    // Words that were forgotten elsewhere are gone from the box, too.
    if (words === asked.current) return;
    asked.current = words;
    setTyped(words);
  }, [words]);
  const ask = (text: string) => {
    const next = text.trim();
    if (next === asked.current) return;
    asked.current = next;
    search(next);
  };
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    const long = typed.trim().length;
    if (long === 1) return;
    const timer = setTimeout(() => latest.current(typed), stillTyping);
    return () => clearTimeout(timer);
  }, [typed]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (typed === '') box.current?.blur();
    setTyped('');
    ask('');
  };
  return (
    <search className="desk-search">
      <form onSubmit={onSubmit}>
        <Icon name="search" />
        <input
          ref={box}
          className="desk-input"
          type="search"
          data-key="search"
          aria-label="Search words, names, references"
          placeholder="Search words, names, references"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <span className="desk-key" aria-hidden="true">
          /
        </span>
      </form>
    </search>
  );
}
