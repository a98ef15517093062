import {
  type FieldError,
  type FormConfig,
  type FormValues,
  fieldsOf,
  holds,
  type Section,
} from '@sundowner/enquiries/forms/form';
import { noPage, type PageContext, sectionHeading } from '@sundowner/enquiries/forms/page-context';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { DatesField } from './dates-field.tsx';
import styles from './enquiry-form.module.css';
import type { FieldHandlers, FormContent, FormFieldProps } from './field-common.ts';
import { FormField } from './form-field.tsx';
import { Sending, StartAgain } from './form-foot.tsx';
import { controlOf, type FormPart, fieldsOfPart, formParts, takesRow } from './form-parts.ts';
import { TrapFields } from './trap-fields.tsx';

/** What `useEnquiry` gives a form; a page's twin without scripts passes the same. */
export interface EnquiryFormState {
  readonly config: FormConfig;
  readonly values: Readonly<FormValues>;
  readonly errors: readonly FieldError[];
  /** Whether the summary of a failed submit is shown; errors of single fields are shown beside them anyway. */
  readonly summarised: boolean;
  readonly content: FormContent;
  readonly context?: PageContext | undefined;
  readonly files?: Readonly<Record<string, File>>;
  readonly handlers: FieldHandlers;
  /** Conditional fields are all shown before scripts arrive; nobody could bring them up. */
  readonly everyField: boolean;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  readonly sending?: boolean;
  /** Words under the spinner while sending, and above the button otherwise: what the visitor should know. */
  readonly notice?: ReactNode;
  /** How often the form was emptied: its controls begin anew with it, a text nobody could read among them. */
  readonly round?: number;
  /** Empties the form; absent while there is nothing to empty. */
  readonly onRestart?: (() => void) | undefined;
}

export interface EnquiryFormProps extends EnquiryFormState {
  /** Why the post this page answers was refused: at the form's head, since a page begins at its top and may have no script. */
  readonly refused?: string | null;
  /** Signed ticket of the page without scripts; `null` in a dialog, which sends its own. */
  readonly ticket: string | null;
  /** Page the visitor came from and page the form stands on, paths on our own host. */
  readonly from: string;
  readonly url: string;
  /** Heading of the form: its level follows from where it stands. */
  readonly heading: ReactNode;
  /** Level of the headings of its sections. */
  readonly sectionLevel?: 2 | 3;
  readonly className?: string | undefined;
  readonly FileControl?: FormFieldProps['FileControl'];
}

const noFiles: Readonly<Record<string, File>> = {};

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
  const { config, errors, sending = false, ticket, notice, onRestart } = props;
  const withFile = fieldsOf(config).some(({ type }) => type === 'file');
  return (
    <form
      data-clarity-mask="true"
      id={`${config.kind}-form`}
      className={classNames(styles.form, sending && styles.sending, props.className)}
      action={config.endpoint}
      method="post"
      encType={withFile ? 'multipart/form-data' : undefined}
      // The form's own messages say more than the browser's; without scripts the server answers with them.
      noValidate
      aria-busy={sending || undefined}
      onSubmit={props.onSubmit}
    >
      <div className={styles.body} inert={sending}>
        {props.heading}
        {props.refused && <ErrorSummary errors={[{ message: props.refused }]} />}
        {props.summarised && (
          <ErrorSummary
            errors={inFormOrder(config, errors).map(({ field, message }) => ({
              message,
              controlId: controlOf(config, field),
            }))}
            onJump={props.handlers.jump}
          />
        )}
        {config.sections.map((section, index) => (
          <FormSection
            key={`${props.round ?? 0} ${section.heading ?? `section ${index}`}`}
            section={section}
            form={props}
          />
        ))}
        <TrapFields />
        {ticket !== null && <input type="hidden" name="ticket" value={ticket} />}
        <input type="hidden" name="from" value={props.from} />
        <input type="hidden" name="url" value={props.url} />
        <div className={styles.submit}>
          {/* Live regions stand before they speak: one that appears with its words is often not read out. */}
          <div role="status">{!sending && notice && <p className={styles.notice}>{notice}</p>}</div>
          <div className={styles.doing}>
            {!sending && (
              <Button type="submit" arrow className={styles.button}>
                {config.submitLabel}
              </Button>
            )}
            {!sending && onRestart && <StartAgain onRestart={onRestart} />}
          </div>
        </div>
      </div>
      <Sending sending={sending} words={`Sending your ${config.words.sent}.`} notice={notice} />
    </form>
  );
}

/** A part of the form under its heading, which names the group for anybody who cannot see it. */
function FormSection({ section, form }: { readonly section: Section; readonly form: EnquiryFormProps }) {
  const headingId = useId();
  const Heading = `h${form.sectionLevel ?? 3}` as const;
  const heading = sectionHeading(section, form.context ?? noPage);
  const fields = (
    <div className={styles.fields}>
      {formParts(section.fields)
        .filter((part) =>
          fieldsOfPart(part).some((field) => form.everyField || holds(field.visible, form.values)),
        )
        .map((part) => (
          <Placed key={fieldsOfPart(part)[0]?.name} part={part} form={form} />
        ))}
    </div>
  );
  if (heading === null) return <div className={styles.section}>{fields}</div>;
  return (
    <fieldset className={styles.section} aria-labelledby={headingId}>
      <div className={styles.sectionHead}>
        <Heading className={styles.sectionHeading} id={headingId}>
          {heading}
        </Heading>
        {section.hint && <p className={styles.sectionHint}>{section.hint}</p>}
      </div>
      {fields}
    </fieldset>
  );
}

/** Hidden fields take no room; the consent, long questions and many choices take a whole row. */
function Placed({ part, form }: { readonly part: FormPart; readonly form: EnquiryFormProps }) {
  const errorOf = (name: string) => form.errors.find(({ field }) => field === name)?.message;
  const common = { ...form, files: form.files ?? noFiles };
  const waits =
    form.everyField && !fieldsOfPart(part).some((field) => holds(field.visible, form.values)) && styles.waits;
  if (part.type === 'dates') {
    return (
      <div className={classNames(styles.cell, styles.whole, waits)}>
        <DatesField {...common} part={part} errorOf={errorOf} />
      </div>
    );
  }
  const { field } = part;
  const drawn = <FormField {...common} field={field} error={errorOf(field.name)} />;
  if (field.widget === 'hidden') return drawn;
  return <div className={classNames(styles.cell, takesRow(part) && styles.whole, waits)}>{drawn}</div>;
}
