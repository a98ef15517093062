import type { Picture } from '../../content/fields/picture.ts';
import type { PageContext } from '../../content/forms/page-context.ts';
import type { ThankYou } from '../../content/forms/thank-you.ts';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import type { DialogDescription, DialogOrigin } from '../dialog-description.ts';

/** The telephone dialog (MOD-08). */
export const dialog: DialogDescription = { title: 'Call us' };

/**
 * What `GET /dialogs/telephone.json?from=` answers and what the form's own page is drawn from. It carries no ticket and
 * may be cached; a failed read leaves `null` and the form still stands.
 */
export interface TelephoneDialogContent extends DialogOrigin {
  /** What the page the form was opened on tells of it. */
  readonly context: PageContext;
  readonly contact: ContactDetails | null;
  /** None are published yet, as far as everything could be read. */
  readonly noContact: boolean;
  readonly thanks: ThankYou;
  /** Plate beside the form (heroBanner `enquire-telephone`) and beside the apology (heroBanner `apology`). */
  readonly picture: Picture | null;
  readonly apologyPicture: Picture | null;
}
