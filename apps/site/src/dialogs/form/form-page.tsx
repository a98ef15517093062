import type { FormConfig } from '@sundowner/enquiries/forms/form';
import { useMemo } from 'react';
import { houseToday } from '../../installation/installation.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { EnquiryForm } from '../enquiry-form/enquiry-form.tsx';
import { FileControl } from '../enquiry-form/file-control.tsx';
import styles from './form-aside.module.css';
import { FormAside } from './form-aside.tsx';
import { type FormDialogContent, formHeadings, formWithLists } from './form-dialog-content.ts';
import { FormOnOwnPage, type FormPageProps } from './form-on-page.tsx';
import { noNumber } from './form-words.ts';

type PageOfFormProps = FormPageProps<FormDialogContent> & { readonly config: FormConfig };

/**
 * A form's own page. It carries the properties it was drawn with, so that the script brings the very same form to life; they hold
 * what the visitor posted, which is why the page is never kept.
 */
export function FormView({ config, ...props }: PageOfFormProps) {
  return (
    <div data-form-page={JSON.stringify(props)} data-kind={config.kind}>
      <FormPage {...props} config={config} />
    </div>
  );
}

/** The page of a form that is drawn from its configuration alone. */
export function FormPage({ config: plain, ...props }: PageOfFormProps) {
  const { content, drawnAt } = props;
  const config = useMemo(() => formWithLists(plain, content.lists), [plain, content.lists]);
  const formContent = useMemo(
    () => ({ pictures: content.pictures, today: houseToday(drawnAt) }),
    [content.pictures, drawnAt],
  );
  const headings = formHeadings(plain.kind);
  return (
    <FormOnOwnPage
      {...props}
      config={config}
      headings={headings}
      formContent={formContent}
      aside={(shown, again) => (
        <FormAside
          headingId={headings.first}
          headingLevel={1}
          config={shown}
          content={content}
          instead={
            content.noContact ? (
              <p>{noNumber}</p>
            ) : (
              <p>
                Our number is not at hand just now.{' '}
                <TextLink className={styles.light} href={again}>
                  Look again
                </TextLink>
                , or simply write to us here.
              </p>
            )
          }
        />
      )}
      form={(drawn) => <EnquiryForm {...drawn} FileControl={FileControl} heading={null} sectionLevel={2} />}
    />
  );
}
