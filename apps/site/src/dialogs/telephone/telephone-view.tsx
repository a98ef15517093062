import type { DialogPageProps } from '../dialog-part.ts';
import type { TelephoneDialogContent } from './telephone-dialog.ts';
import { TelephonePage } from './telephone-page.tsx';

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
