import type { Reading } from '../reading/reading.ts';
import { type ContactDetails, readContactDetails } from './contact-details.ts';
import { type FooterSection, readFooter } from './footer.ts';
import { type Menus, readMenus } from './menus.ts';
import { readSiteNotice, type SiteNotice } from './site-notice.ts';

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

export async function readChrome(reading: Reading): Promise<Chrome> {
  const [footer, contact, notice, menus] = await Promise.all([
    readFooter(reading),
    readContactDetails(reading),
    readSiteNotice(reading),
    readMenus(reading),
  ]);
  return { footer, contact, notice, menus, demonstration: reading.site.demonstration };
}
