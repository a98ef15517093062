import { openDialogsOnIntent } from '../dialogs/open-dialog.client.ts';
import { enhanceFooterSections } from '../navigation/footer/footer-sections.client.ts';
import { enhanceMobileMenu } from '../navigation/mobile-menu/mobile-menu.client.ts';
import { enhanceParts } from '../ui/enhance.client.ts';

const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
if (menu) enhanceMobileMenu(menu);
enhanceFooterSections(document.querySelectorAll<HTMLDetailsElement>('details[data-footer-section]'));
openDialogsOnIntent();
enhanceParts();

// What only some pages carry is fetched by those alone.
const office = document.querySelector<HTMLElement>('[data-office]');
if (office) {
  void import('../dialogs/telephone/office-clock.client.ts').then(({ startOfficeClock }) => {
    startOfficeClock(office);
  });
}
const telephonePage = document.querySelector<HTMLElement>('[data-telephone-page]');
if (telephonePage) {
  void import('../dialogs/dialogs.island.ts').then(({ hydrateTelephonePage }) => {
    hydrateTelephonePage(telephonePage);
  });
}
