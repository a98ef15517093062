'use client';

import type { DeskTemplate } from '@sundowner/desk-wire/mails';
import type { RefObject } from 'react';
import { languageWords } from './language-words.ts';
import { type LikelyLanguage, languageGroupWords } from './written-language.ts';

interface ComposerTemplateProps {
  readonly templates: readonly DeskTemplate[];
  readonly likely: LikelyLanguage;
  readonly chosen: string;
  readonly field: RefObject<HTMLSelectElement | null>;
  readonly onChoose: (template: DeskTemplate | null) => void;
}

/** The languages there are templates in, in their order. */
function byLanguage(templates: readonly DeskTemplate[]) {
  const groups = new Map<string, DeskTemplate[]>();
  for (const template of templates)
    groups.set(template.language, [...(groups.get(template.language) ?? []), template]);
  return [...groups];
}

/** The words an answer begins with, those in the likely language of the enquiry first, with what says so; where the studio has none, there is nothing to choose. */
export function ComposerTemplate({ templates, likely, chosen, field, onChoose }: ComposerTemplateProps) {
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
        {byLanguage(templates).map(([language, some]) => (
          <optgroup key={language} label={languageGroupWords(language, likely)}>
            {some.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}, {languageWords(language)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
