import { formFor } from '@sundowner/enquiries/forms/registry';
import type { ComponentType } from 'react';
import type { DialogPageProps } from '../../dialogs/dialog-part.ts';
import type { DialogRead } from '../../dialogs/dialog-readers.ts';
import type { FormDialogContent } from '../../dialogs/form/form-dialog-content.ts';
import type { FormOnPage } from '../../dialogs/form/form-on-page.tsx';
import { FormView } from '../../dialogs/form/form-page.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './enquire-view.module.css';

type View = ComponentType<DialogPageProps<DialogRead['content']>>;

/** What each dialog's own reader gave is what its view is handed. */
const views = import.meta.glob<View>(['../../dialogs/*/*-view.tsx', '!../../dialogs/form/*'], {
  eager: true,
  import: 'View',
});

/** What a dialog shows, on a page of its own: whole without scripts (RT-19). */
export function DialogPageView({ page, form }: { readonly page: DialogRead; readonly form: FormOnPage }) {
  const { path, content, words } = page;
  const [name = ''] = path.split('/', 1);
  const config = formFor(name);
  const View = views[`../../dialogs/${name}/${name}-view.tsx`];
  const drawn = View ? (
    <View
      title={words.title}
      headingId="dialog-page-heading"
      headingLevel={1}
      content={content}
      form={form}
    />
  ) : (
    // A form that has no view of its own is drawn from its configuration.
    config && <FormView config={config} content={content as FormDialogContent} {...form} />
  );
  return <Wrap className={styles.place}>{config ? drawn : <div className={styles.sheet}>{drawn}</div>}</Wrap>;
}

/** In place of a dialog's content that cannot be read just now: the page says so and offers to look again. */
export function DialogAwayView({ heading, again }: { readonly heading: string; readonly again: string }) {
  return (
    <Wrap className={styles.place}>
      <div className={styles.away}>
        <h1 className={styles.heading}>{heading}</h1>
        <p>
          This is not at hand just now. You can <TextLink href={again}>look again</TextLink>, or{' '}
          <TextLink href="/contact-us">speak to us</TextLink>.
        </p>
      </div>
    </Wrap>
  );
}
