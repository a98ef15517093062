import { Icon } from '../parts/icon.tsx';
import { fileTitle, kindOfFile, sizeWords } from '../words/file-words.ts';
import type { ChosenFile, DraftFiles } from './use-draft-files.ts';
import { useDocuments } from './use-template-choice.ts';

function wordsOf({ choice, facts }: ChosenFile): string {
  const title = choice.from === 'page' ? choice.name : fileTitle(choice.name);
  return facts ? `${title}, ${kindOfFile(facts.kind)}, ${sizeWords(facts.bytes)}` : title;
}

/** What goes with the answer, and where more is chosen. */
export function ComposerFiles({ hand }: { readonly hand: DraftFiles }) {
  const { files, uploading, refused, add, choose, remove } = hand;
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
