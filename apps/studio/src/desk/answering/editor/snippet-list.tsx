import type { DeskTemplate } from '@sundowner/desk-wire/templates';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { snippetBeginning, snippetsFor, typedSnippet } from '../snippets.ts';

export interface SnippetListProps {
  /** @returns whether the key did something here */
  readonly ref: Ref<{ hear(key: string): boolean }>;
  readonly templates: readonly DeskTemplate[];
  /** What a text puts in, its fields filled. */
  readonly textOf: (template: DeskTemplate) => string;
  readonly text: string;
  readonly caret: number | null;
  /** The id of the option that Enter takes; `null` where nothing is offered. */
  readonly onActive: (id: string | null) => void;
  /** @param instead how many letters before the caret make room */
  readonly onTake: (text: string, instead: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const idOf = (at: number) => `desk-snippet-${at}`;

/** Height the list needs under the caret, in pixels: below that much room it stands above. */
const room = 240;

/** Where the caret is in the field, in pixels from its corner. */
function caretIn(
  box: HTMLElement,
): { readonly left: number; readonly top: number; readonly above: boolean } | null {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const caret = selection.getRangeAt(0).getBoundingClientRect();
  const field = box.getBoundingClientRect();
  if (caret.height === 0) return null;
  const above = window.innerHeight - caret.bottom < room && caret.top > room;
  const left = Math.max(0, Math.min(caret.left - field.left, field.width - 300));
  return { left, top: above ? caret.top - field.top : caret.bottom - field.top, above };
}

/** Texts for the letters behind a `;`, under the caret. Arrows choose, Tab or Enter puts one in, Escape leaves the letters. */
export function SnippetList({ ref, templates, textOf, text, caret, onActive, onTake }: SnippetListProps) {
  const typed = caret === null ? null : typedSnippet(text, caret);
  /** Where a `;` stands that was left alone. */
  const [left, setLeft] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const [position, setPosition] = useState<ReturnType<typeof caretIn>>(null);
  const box = useRef<HTMLDivElement>(null);
  const offered = typed && typed.from !== left ? snippetsFor(templates, typed.letters) : [];
  const chosen = offered[Math.min(at, offered.length - 1)];
  const isOpen = chosen !== undefined;
  const from = typed?.from ?? null;
  const letters = typed?.letters ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every letter the first is offered again
  useEffect(() => setAt(0), [from, letters]);
  useEffect(() => {
    if (from === null) setLeft(null);
  }, [from]);
  const active = isOpen ? idOf(offered.indexOf(chosen)) : null;
  useEffect(() => onActive(active), [active, onActive]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret moves with the letters
  useLayoutEffect(() => {
    const field = box.current?.parentElement;
    setPosition(isOpen && field ? caretIn(field) : null);
  }, [isOpen, letters, from]);

  const take = (template: DeskTemplate) => onTake(textOf(template), letters.length + 1);
  useImperativeHandle(ref, () => ({
    hear(key) {
      if (!isOpen) return false;
      const step = steps[key];
      if (step !== undefined) setAt((offered.indexOf(chosen) + step + offered.length) % offered.length);
      else if (key === 'Enter' || key === 'Tab') take(chosen);
      else if (key === 'Escape') setLeft(from);
      else return false;
      return true;
    },
  }));

  return (
    <div ref={box}>
      <p className="desk-hidden" role="status">
        {isOpen &&
          `${offered.length === 1 ? 'One text' : `${offered.length} texts`}: ${chosen.name}. Arrows choose, Tab puts it in.`}
      </p>
      {isOpen && (
        <div
          className="desk-snippets"
          data-above={position?.above ? '' : undefined}
          style={position ? { left: position.left, top: position.top } : undefined}
        >
          <p id="desk-snippets-title">Snippets for ;{letters}</p>
          <div id="desk-snippets" role="listbox" aria-labelledby="desk-snippets-title">
            {offered.map((template, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and hears the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field names the chosen one by aria-activedescendant
              <div
                key={template.id}
                id={idOf(place)}
                role="option"
                aria-selected={template === chosen}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(template)}
              >
                <b>{template.name}</b>
                <span>{snippetBeginning(template)}</span>
              </div>
            ))}
          </div>
          <p aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Tab</kbd> puts it in, <kbd>Esc</kbd> leaves the letters
          </p>
        </div>
      )}
    </div>
  );
}
