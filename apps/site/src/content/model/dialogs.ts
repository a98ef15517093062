import type { Theme } from '@sundowner/brand';
import type { ContactDetails } from './contact.ts';
import type { Picture } from './picture.ts';
import type { ThankYou } from './thanks.ts';

/**
 * What `GET /dialogs/telephone.json?from=` answers and what the form's own page is drawn from. It carries no ticket and
 * may be cached; a failed read leaves `null` and the form still stands.
 */
export interface TelephoneDialogContent {
  /** Page the visitor came from, a path on our own host. */
  readonly from: string;
  readonly theme: Theme;
  readonly contact: ContactDetails | null;
  readonly thanks: ThankYou;
  /** Plate beside the form (heroBanner `enquire-telephone`) and beside the apology (heroBanner `apology`). */
  readonly picture: Picture | null;
  readonly apologyPicture: Picture | null;
}
