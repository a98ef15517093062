import { type OwnPost, unsentIn } from '@sundowner/enquiries/own-page/own-page-state';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldFrame } from '../../ui/field/field-frame.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { action, typedInto } from './own-form-parts.tsx';
import styles from './own-forms.module.css';

/** Where a link is old, or was never there: one field. */
export function LinkForm({ post }: { readonly post: OwnPost | null }) {
  const { value, error } = typedInto('link', post);
  return (
    <section className={styles.add} aria-label="A new link">
      <form
        className={classNames(styles.form, styles.narrow)}
        method="post"
        action={action('link')}
        // A browser would refuse what is pasted with a name around it.
        noValidate
      >
        <TextField
          id="link-email"
          name="email"
          label="Your email address"
          type="email"
          autoComplete="email"
          defaultValue={value('email')}
          error={error('email')}
          required
        />
        <p>
          <Button type="submit">Send me a new link</Button>
        </p>
      </form>
      <p className={styles.hint}>
        We answer the same whether we know the address or not. Three an hour at most. Earlier links end.
      </p>
    </section>
  );
}

/** Words that were sent to a page that does not take them any more: they are nowhere else, so they are given back to be copied. */
export function UnsentWords({ post }: { readonly post: OwnPost | null }) {
  const unsent = unsentIn(post);
  if (!unsent) return null;
  const hint = unsent.files.length > 0 ? `With them: ${unsent.files.join(', ')}` : undefined;
  return (
    <section className={styles.add} aria-label="Your words, not sent">
      <FieldFrame id="unsent-text" label={unsent.label} hint={hint} required>
        <textarea
          className={styles.words}
          id="unsent-text"
          rows={5}
          readOnly
          defaultValue={unsent.text}
          aria-describedby={hint && 'unsent-text-hint'}
        />
      </FieldFrame>
    </section>
  );
}
