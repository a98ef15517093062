import { classNames } from '../../ui/class-names.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** What was asked last; empty for a first question. */
  readonly query: string;
  /** Of the field: a page may hold one form in its head and one further down. */
  readonly id?: string;
  /** On a dark ground. */
  readonly light?: boolean;
  /** Where the page is for asking, and nothing was asked yet: one types at once. */
  readonly ready?: boolean;
}

/** One field and a button; the answer is a page of its own, so nothing of it needs a script. */
export function SearchForm({ query, id = 'search-field', light = false, ready = false }: SearchFormProps) {
  return (
    <search className={classNames(styles.search, light && styles.light)}>
      <form action="/search" method="get">
        <label className={styles.label} htmlFor={id}>
          What are you looking for?
        </label>
        <div className={styles.row}>
          <input
            className={styles.field}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: who comes to the search page comes to type; its heading names the field.
            autoFocus={ready}
          />
          <button className={styles.button} type="submit">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
