import { telephoneForm } from '@sundowner/enquiries/forms/telephone';
import { EnquiryForm, type EnquiryFormProps } from '../enquiry-form/enquiry-form.tsx';
import styles from './call-back-form.module.css';

type CallBackFormProps = Omit<EnquiryFormProps, 'config' | 'heading'> & {
  readonly headingLevel: 2 | 3;
};

/** "Alternatively, we will gladly call you back." */
export function CallBackForm({ headingLevel, ...form }: CallBackFormProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <EnquiryForm
      {...form}
      config={telephoneForm}
      className={styles.form}
      heading={
        <div className={styles.head}>
          <Heading className={styles.heading} id="call-back-heading" tabIndex={-1}>
            {telephoneForm.heading}
          </Heading>
          {telephoneForm.hint && <p className={styles.hint}>{telephoneForm.hint}</p>}
        </div>
      }
    />
  );
}
