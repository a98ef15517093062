import { TelephonePage, type TelephonePageProps } from '../../dialogs/telephone/telephone-page.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './enquire-view.module.css';

type EnquireTelephoneViewProps = Omit<TelephonePageProps, 'typed'>;

/**
 * The telephone form's own page. It carries the properties it was drawn with, so that the script brings the very same form
 * to life; they hold what the visitor posted, which is why the page is never kept.
 */
export function EnquireTelephoneView(props: EnquireTelephoneViewProps) {
  return (
    <Wrap className={styles.place}>
      <div data-telephone-page={JSON.stringify(props)}>
        <TelephonePage {...props} />
      </div>
    </Wrap>
  );
}
