import { EnquiryForm, type EnquiryFormProps } from '../enquiry-form/enquiry-form.tsx';
import styles from './call-back-form.module.css';

type CallBackFormProps = Omit<EnquiryFormProps, 'heading'> & {
  readonly headingLevel: 2 | 3;
};

/** "Alternatively, we will gladly call you back." */
export function CallBackForm({ headingLevel, ...form }: CallBackFormProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <EnquiryForm
      {...form}
      className={styles.form}
      heading={
        <div className={styles.head}>
          <Heading className={styles.heading} id="call-back-heading" tabIndex={-1}>
            {form.config.heading}
          </Heading>
          {form.config.hint && <p className={styles.hint}>{form.config.hint}</p>}
        </div>
      }
    />
  );
}
