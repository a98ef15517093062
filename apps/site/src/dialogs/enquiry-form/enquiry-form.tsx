import { enquiryEndpoints } from '@sundowner/brand';
import {
  type Field,
  type FieldError,
  type FormConfig,
  type FormValues,
  fieldsOf,
  holds,
} from '@sundowner/enquiries/forms/form';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { controlId } from './control-id.ts';
import styles from './enquiry-form.module.css';
import { type FieldHandlers, FormField } from './form-field.tsx';
import { TrapFields } from './trap-fields.tsx';

export interface EnquiryFormProps {
  readonly config: FormConfig;
  readonly values: Readonly<FormValues>;
  readonly errors: readonly FieldError[];
  /** Whether the summary of a failed submit is shown; errors of single fields are shown beside them anyway. */
  readonly summarised: boolean;
  /** Signed ticket of the page without scripts; `null` in a dialog, which sends its own. */
  readonly ticket: string | null;
  /** Page the visitor came from and page the form stands on, paths on our own host. */
  readonly from: string;
  readonly url: string;
  readonly handlers: FieldHandlers;
  /** Conditional fields are all shown before scripts arrive; nobody could bring them up. */
  readonly everyField: boolean;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  readonly sending?: boolean;
  /** Words under the spinner while sending, and above the button otherwise: what the visitor should know. */
  readonly notice?: ReactNode;
  /** Heading of the form: its level follows from where it stands. */
  readonly heading: ReactNode;
  readonly className?: string | undefined;
}

/** The summary reads as the form does, whichever field was judged last. */
function inFormOrder(config: FormConfig, errors: readonly FieldError[]): readonly FieldError[] {
  const names = fieldsOf(config).map(({ name }) => name);
  return [...errors].sort((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
}

/**
 * A form drawn from its configuration: the page without scripts, a dialog and every later form use this one. It holds no
 * state; what the visitor typed comes in through `values`.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { config, errors, sending = false, ticket, notice } = props;
  return (
    <form
      data-clarity-mask="true"
      id={`${config.kind}-form`}
      className={classNames(styles.form, sending && styles.sending, props.className)}
      action={enquiryEndpoints[config.kind]}
      method="post"
      // The form's own messages say more than the browser's; without scripts the server answers with them.
      noValidate
      aria-busy={sending || undefined}
      onSubmit={props.onSubmit}
    >
      <div className={styles.body} inert={sending}>
        {props.heading}
        {props.summarised && (
          <ErrorSummary
            errors={inFormOrder(config, errors).map((error) => summaryError(config, error))}
            onJump={props.handlers.jump}
          />
        )}
        {config.sections.map((section) => (
          <div key={section.heading ?? ''} className={styles.section}>
            {section.heading && <h3 className={styles.sectionHeading}>{section.heading}</h3>}
            <div className={styles.fields}>
              {section.fields
                .filter((field) => props.everyField || holds(field.visible, props.values))
                .map((field) => (
                  <Placed key={field.name} field={field}>
                    <FormField
                      config={config}
                      field={field}
                      values={props.values}
                      error={errors.find((error) => error.field === field.name)?.message}
                      handlers={props.handlers}
                    />
                  </Placed>
                ))}
            </div>
          </div>
        ))}
        <TrapFields kind={config.kind} />
        {ticket !== null && <input type="hidden" name="ticket" value={ticket} />}
        <input type="hidden" name="from" value={props.from} />
        <input type="hidden" name="url" value={props.url} />
        <div className={styles.submit}>
          {/* Live regions stand before they speak: one that appears with its words is often not read out. */}
          <div role="status">{!sending && notice && <p className={styles.notice}>{notice}</p>}</div>
          {!sending && (
            <Button type="submit" arrow className={styles.button}>
              {config.submitLabel}
            </Button>
          )}
        </div>
      </div>
      <div role="status" className={sending ? styles.overlay : undefined}>
        {sending && (
          <div className={styles.working}>
            <Spinner size={50} />
            <p className={styles.progress}>
              Sending your enquiry.
              {notice && <span className={styles.slow}>{notice}</span>}
            </p>
          </div>
        )}
      </div>
    </form>
  );
}

function summaryError(config: FormConfig, { field, message }: FieldError) {
  const shown = fieldsOf(config).some(({ name, widget }) => name === field && widget !== 'hidden');
  return { message, controlId: shown ? controlId(config.kind, field) : undefined };
}

/** Hidden fields take no room, the consent takes a whole row. */
function Placed({ field, children }: { readonly field: Field; readonly children: ReactNode }) {
  if (field.widget === 'hidden') return children;
  const whole = field.widget === 'consent' || field.type === 'textarea';
  return <div className={classNames(styles.cell, whole && styles.whole)}>{children}</div>;
}
