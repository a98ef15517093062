import type { ContactDetails } from '../model/contact.ts';
import type { FooterSection } from '../model/footer.ts';
import type { Menus } from '../model/menus.ts';
import type { SiteNotice } from '../model/site-notice.ts';

/** What the frame around every page shows. Failed reads leave empty lists and `null`; the page stands (CNT-05). */
export interface Chrome {
  readonly footer: readonly FooterSection[];
  readonly contact: ContactDetails | null;
  /** The site-wide notice that holds now. */
  readonly notice: SiteNotice | null;
  readonly menus: Menus;
  /** True in demonstration mode: the page says so and is not indexed (GEN-07). */
  readonly demonstration: boolean;
}
