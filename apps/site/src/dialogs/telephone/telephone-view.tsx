import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { TextLink } from '../../ui/link/link.tsx';
import type { DialogPageProps } from '../dialog-part.ts';
import { FormOnOwnPage, type FormPageProps } from '../form/form-on-page.tsx';
import { CallBackForm } from './call-back-form.tsx';
import { CallUs, noNumbers, telephoneHeadings } from './call-us.tsx';
import type { TelephoneDialogContent } from './telephone-dialog.ts';
import styles from './telephone-page.module.css';

export type TelephonePageProps = FormPageProps<TelephoneDialogContent>;

/** The telephone form on a page of its own: it works without scripts, and as the dialog does with them. */
export function TelephonePage(props: TelephonePageProps) {
  const { content, drawnAt } = props;
  return (
    <FormOnOwnPage
      {...props}
      config={telephoneForm}
      headings={telephoneHeadings}
      wideAside
      aside={(_, again) => (
        <CallUs
          headingLevel={1}
          contact={content.contact}
          picture={content.picture}
          drawnAt={drawnAt}
          instead={
            content.noContact ? (
              <p>{noNumbers}</p>
            ) : (
              <p>
                Our numbers are not at hand just now. You can still ask us to call you, or{' '}
                <TextLink className={styles.light} href={again}>
                  look again
                </TextLink>
                .
              </p>
            )
          }
        />
      )}
      form={(drawn) => <CallBackForm headingLevel={2} {...drawn} />}
    />
  );
}

/**
 * The telephone form's own page. It carries the properties it was drawn with, so that the script brings the very same form
 * to life; they hold what the visitor posted, which is why the page is never kept.
 */
export function View({ content, form }: DialogPageProps<TelephoneDialogContent>) {
  const props = { content, ...form };
  return (
    <div data-telephone-page={JSON.stringify(props)}>
      <TelephonePage {...props} />
    </div>
  );
}
