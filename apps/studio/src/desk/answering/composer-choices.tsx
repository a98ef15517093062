import type { DeskTemplate } from '@sundowner/desk-wire/templates';
import type { RefObject } from 'react';
import { Icon } from '../parts/controls.tsx';
import { fileTitle, fileWords } from '../words/file-words.ts';
import type { ChosenFile, DraftFiles } from './use-draft.ts';
import { useDocuments } from './use-template-choice.ts';
import { type LikelyLanguage, languageGroupWords, languageWords } from './written-language.ts';

function wordsOf({ choice, facts }: ChosenFile): string {
  if (facts) return fileWords({ ...facts, name: choice.name });
  return choice.from === 'page' ? choice.name : fileTitle(choice.name);
}

/** What goes with the answer, and where more is chosen. */
export function ComposerFiles({ draftFiles }: { readonly draftFiles: DraftFiles }) {
  const { files, uploading, refused, add, choose, remove } = draftFiles;
  const documents = useDocuments();
  return (
    <div className="desk-composer-line" data-wraps="">
      <span id="desk-composer-files">Files</span>
      {files.length > 0 && (
        <ul className="desk-composer-files" aria-labelledby="desk-composer-files">
          {files.map((file) => (
            <li key={JSON.stringify(file.choice)}>
              <Icon name="file" />
              <span dir="auto">{wordsOf(file)}</span>
              <button
                type="button"
                className="desk-button desk-button-text"
                aria-label={`Take out ${wordsOf(file)}`}
                onClick={() => remove(file.choice)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className="desk-button desk-button-text desk-attach">
        <Icon name="file" />
        Attach…
        <input
          type="file"
          multiple
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            // The same file can be chosen again after it was taken out.
            target.value = '';
            void add(chosen);
          }}
        />
      </label>
      <select
        className="desk-select"
        aria-label="From the website"
        value=""
        onChange={({ target }) => {
          const document = documents.find(({ path }) => path === target.value);
          if (document) choose(document);
        }}
      >
        <option value="">From the website…</option>
        {documents.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </select>
      <span role="status">
        {uploading > 0 &&
          (uploading === 1 ? 'One file is being stored.' : `${uploading} files are being stored.`)}
        {refused !== null && <b data-tone="late">{refused}</b>}
      </span>
    </div>
  );
}

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
