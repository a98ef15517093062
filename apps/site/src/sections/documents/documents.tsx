import { addressWord } from '@sundowner/brand';
import { dayInWords } from '@sundowner/calendar/words';
import {
  type DocumentListing,
  documentFilterNames,
  longestDocumentSearch,
} from '../../content/gallery/document-listing.ts';
import type { DownloadEntry } from '../../content/gallery/downloads.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { type Download, DownloadsList } from '../../ui/downloads-list/downloads-list.tsx';
import { kindOfFile } from '../../ui/downloads-list/file-words.ts';
import { FilterChips } from '../../ui/filter-chips/filter-chips.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import styles from './documents.module.css';

interface DocumentsProps {
  /** Path of the page. */
  readonly path: string;
  /** "Documents for travel partners". */
  readonly caption: string;
  readonly listing: DocumentListing;
}

/** Documents by subject, narrowed down by a property and by words, both in the address; several are taken at once where there are scripts (CNT-20). */
export function Documents({ path, caption, listing }: DocumentsProps) {
  const { groups, property, words } = listing;
  return (
    <div id="documents" className={styles.documents} data-by-hand="list downloads" data-filtered-list={path}>
      <form
        className={styles.filters}
        action={`${path}#documents`}
        method="get"
        aria-label="Filter the documents"
        autoComplete="off"
      >
        <div id="document-properties" className={styles.properties} data-refresh="" data-whole="">
          {property && <input type="hidden" name={documentFilterNames.property} value={property} />}
          <FilterChips label="Property" chips={chipsOf(path, listing)} />
        </div>
        <search className={styles.search} data-whole="">
          <label className={styles.label} htmlFor="document-words">
            Find a document
          </label>
          <input
            id="document-words"
            className={styles.field}
            type="search"
            name={documentFilterNames.words}
            defaultValue={words}
            maxLength={longestDocumentSearch}
            enterKeyHint="search"
          />
          <button type="submit" className={styles.find}>
            Find
          </button>
        </search>
      </form>
      <p role="status" id="document-count" className={styles.count}>
        {countInWords(listing)}
      </p>
      <DownloadsList
        id="documents-listed"
        caption={caption}
        groups={groups.map(({ heading, documents }) => ({ heading, files: documents.map(fileOf) }))}
        empty={
          <p className={styles.nothing}>
            Try one word of its name, or see <TextLink href={`${path}#documents`}>all documents</TextLink>.
          </p>
        }
      />
    </div>
  );
}

function fileOf({ title, href, file, updated, description }: DownloadEntry): Download {
  return {
    id: addressWord(title),
    name: title,
    href,
    type: file ? kindOfFile(file.type) : '',
    bytes: file?.size ?? null,
    changed: updated ? dayInWords(updated) : '',
    words: description,
  };
}

/** "Everything" and each property there is a document of; each keeps what is searched for. */
function chipsOf(path: string, { properties: known, property, words }: DocumentListing) {
  const href = (key: string | null) => {
    const query = new URLSearchParams();
    if (key) query.set(documentFilterNames.property, key);
    if (words) query.set(documentFilterNames.words, words);
    return query.size > 0 ? `${path}?${query}#documents` : `${path}#documents`;
  };
  const named = currentCollection().properties.filter(({ key }) => known.includes(key));
  return [{ key: null, shortName: 'Everything' }, ...named].map(({ key, shortName }) => ({
    label: shortName,
    href: href(key),
    chosen: key === property,
  }));
}

function countInWords({ count, property, words }: DocumentListing): string {
  if (count === 0) return words || property ? 'No document matches.' : 'No documents yet.';
  return count === 1 ? '1 document' : `${count} documents`;
}
