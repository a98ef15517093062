'use client';

import type { DeskTemplate } from '@sundowner/desk-wire/mails';
import type { RefObject } from 'react';
import { languageWords } from '../words/language-words.ts';

interface ComposerTemplateProps {
  readonly templates: readonly DeskTemplate[];
  readonly chosen: string;
  readonly field: RefObject<HTMLSelectElement | null>;
  readonly onChoose: (template: DeskTemplate | null) => void;
}

/** The words an answer begins with; where the studio has none, there is nothing to choose. */
export function ComposerTemplate({ templates, chosen, field, onChoose }: ComposerTemplateProps) {
  if (templates.length === 0) return null;
  return (
    <label className="desk-composer-line">
      <span>Template</span>
      <select
        ref={field}
        className="desk-select"
        value={chosen}
        aria-keyshortcuts="Control+J"
        onChange={({ target }) => onChoose(templates.find(({ id }) => id === target.value) ?? null)}
      >
        <option value="">No template</option>
        {templates.map(({ id, name, language }) => (
          <option key={id} value={id}>
            {name}, {languageWords(language)}
          </option>
        ))}
      </select>
    </label>
  );
}
