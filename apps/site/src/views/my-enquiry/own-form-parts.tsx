import type { OwnForm, OwnPost } from '@sundowner/enquiries/own-page/own-page-state';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import styles from './own-forms.module.css';

export interface OwnFormProps {
  /** By which the same post twice is one. */
  readonly formKey: string;
  /** Reference of the enquiry it is drawn of; `null` where that could not be read. */
  readonly of: string | null;
  /** A form that was not taken. */
  readonly post: OwnPost | null;
}

/** What was typed into one of the forms, and what is wrong with it. */
export const typedInto = (form: OwnForm, post: OwnPost | null) => {
  const own = post?.form === form ? post : null;
  return {
    value: (name: string, otherwise = ''): string => own?.values[name] ?? otherwise,
    error: (name: string): string | undefined =>
      own?.faults
        .filter(({ field }) => field === name)
        .map(({ message }) => message)
        .join('. ') || undefined,
    isOpen: own !== null,
    own,
  };
};

export const action = (form: OwnForm): string => `/my-enquiry/${form}`;

/** A form whose words the page's script keeps until they are sent, unless they came back with the page. */
export const draftOf = (form: OwnForm, { of, post }: Pick<OwnFormProps, 'of' | 'post'>) =>
  of === null
    ? {}
    : { 'data-own-draft': form, 'data-own-typed': typedInto(form, post).isOpen ? '' : undefined };

export const Key = ({ value }: { readonly value: string }) => (
  <input type="hidden" name="key" value={value} />
);

/** Of which enquiry a form is: another may be opened in the same browser before it is sent. */
export const Of = ({ reference }: { readonly reference: string | null }) =>
  reference === null ? null : <input type="hidden" name="of" value={reference} />;

/** One thing that can be done, folded until somebody wants it or a try of it was not taken. */
export function Act({
  id,
  title,
  open,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Disclosure
      id={id}
      className={styles.act}
      open={open}
      summary={<h3 className={styles.title}>{title}</h3>}
    >
      <div className={styles.inside}>{children}</div>
    </Disclosure>
  );
}
