import { openDialogsOnIntent } from '../dialogs/open-dialog.client.ts';
import { enhanceFooterSections } from '../navigation/footer/footer-sections.client.ts';
import { enhanceMenus } from '../navigation/menus.client.ts';
import { afterPaint } from '../ui/after-paint.client.ts';
import { atIntent, enhanceParts, onceSomebodyIsThere, whenInView } from '../ui/enhance.client.ts';
import { fadeOnFastLinesOnly } from './fades.client.ts';
import { loadPart } from './load-part.client.ts';
import { putAway, tellWhenOffline } from './notices.client.ts';
import { keepOfflinePage } from './offline-page.client.ts';
import { prefetchWhenIdle } from './prefetch.client.ts';
import { showProgress } from './progress.client.ts';

/** Hands every element of a kind to what makes it work. */
function onEach<Found extends HTMLElement>(selector: string, act: (found: Found) => void): void {
  for (const found of document.querySelectorAll<Found>(selector)) act(found);
}

/** Whether the address says something, or the session keeps it; a browser may refuse storage altogether. */
function isKept(name: string): boolean {
  try {
    return location.search.includes(`${name}=`) || name in sessionStorage;
  } catch {
    return false;
  }
}

const late = () => import('./late-parts.client.ts');

enhanceMenus();
enhanceFooterSections(document.querySelectorAll<HTMLDetailsElement>('details[data-footer-section]'));
openDialogsOnIntent();
enhanceParts();
onEach('[data-progress]', showProgress);
onEach('[data-offline]', tellWhenOffline);
onEach('[data-site-notice]', putAway);
fadeOnFastLinesOnly();
prefetchWhenIdle();
addEventListener('load', keepOfflinePage);

// What only some pages carry is fetched by those alone.
onEach('[data-office]', (office) => {
  // The hours stand there; whether one of them is now is told to the person who is there.
  onceSomebodyIsThere(async () => {
    const part = await loadPart('late', late);
    part?.startOfficeClock(office);
  });
});
onEach('[data-thanks="page"]', (panel) => {
  // What was sent in this tab is told by when it is answered; the visitor's own clock and two buttons wait for the person.
  onceSomebodyIsThere(
    async () =>
      (
        await loadPart('thanks', () => import('../dialogs/enquiry-form/panels/thanks.client.ts'))
      )?.enhanceThanks(panel),
    isKept('enquiry-receipt') ? 'load' : '',
  );
});
onEach('[data-telephone-page], [data-form-page]', async (page) => {
  const part = await loadPart('form', () => import('../dialogs/dialogs.island.ts'));
  await part?.hydrateForm(page);
});
onEach<HTMLFormElement>('[data-compare-choice]', (form) => {
  form.addEventListener(
    'change',
    async () => {
      const part = await loadPart('late', late);
      part?.compareInPlace(form);
    },
    { once: true },
  );
});
onEach('[data-currency-switch], [data-fit]', (part) => {
  // A finger gives no sign before its press: that waits for the script, and leaves no page.
  const bring = atIntent(part, () => late().then((file) => file.startPrices));
  // A choice of the session is shown at once.
  if (isKept('currency')) void bring();
});
onEach('[data-stay], [data-estimate]', (part) => {
  const bring = atIntent(part, () => late().then((file) => file.startDatesStrip));
  // A stay of the session is shown to who keeps still as well.
  onceSomebodyIsThere(() => whenInView(part, bring), isKept('stay') ? 'load' : '');
});
onEach<HTMLFormElement>('[data-consent]', async (banner) => {
  (await loadPart('consent', () => import('../analytics/consent.client.ts')))?.askForConsent(banner);
});
onEach('[data-office-hours]', (menu) => {
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState !== 'open' || !navigator.onLine) return;
    // No page is loaded anew for it: the menu is whole without.
    afterPaint(() =>
      import('../dialogs/office-hours/office-menu.client.ts').then(
        (file) => file.tellOffice(menu),
        () => {},
      ),
    );
  });
});
