import { openDialogsOnIntent } from '../dialogs/open-dialog.client.ts';
import { enhanceFooterSections } from '../navigation/footer/footer-sections.client.ts';
import { enhanceMenus } from '../navigation/menus.client.ts';
import { afterPaint } from '../ui/after-paint.client.ts';
import { atIntent, enhanceParts } from '../ui/enhance.client.ts';
import { fadeOnFastLinesOnly } from './fades.client.ts';
import { loadPart } from './load-part.client.ts';
import { putAway, tellWhenOffline } from './notices.client.ts';
import { prefetchWhenIdle } from './prefetch.client.ts';
import { showProgress } from './progress.client.ts';

/** Hands every element of a kind to what makes it work. */
function onEach<Found extends HTMLElement>(selector: string, act: (found: Found) => void): void {
  for (const found of document.querySelectorAll<Found>(selector)) act(found);
}

/** Whether the session keeps something under a name; a browser may refuse storage altogether. */
function keeps(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

enhanceMenus();
enhanceFooterSections(document.querySelectorAll<HTMLDetailsElement>('details[data-footer-section]'));
openDialogsOnIntent();
enhanceParts();
onEach('[data-progress]', showProgress);
onEach('[data-offline]', tellWhenOffline);
onEach('[data-site-notice]', putAway);
fadeOnFastLinesOnly();
prefetchWhenIdle();

// What only some pages carry is fetched by those alone.
onEach('[data-office]', (office) => {
  let begun = false;
  const bring = async () => {
    if (begun) return;
    begun = true;
    const part = await loadPart('office', () => import('../dialogs/telephone/office-clock.client.ts'));
    part?.startOfficeClock(office);
  };
  // The hours stand there; whether one of them is now is told to whoever is there.
  for (const sign of ['pointermove', 'touchstart', 'scroll', 'keydown'])
    addEventListener(sign, bring, { once: true, passive: true });
});
onEach('[data-thanks="page"]', async (panel) => {
  (await loadPart('thanks', () => import('../dialogs/panels/thanks.client.ts')))?.enhanceThanks(panel);
});
onEach('[data-telephone-page], [data-form-page]', async (page) => {
  const part = await loadPart('form', () => import('../dialogs/dialogs.island.ts'));
  await part?.hydrateForm(page);
});
onEach<HTMLFormElement>('form[data-compare-choice]', (form) => {
  form.addEventListener(
    'change',
    async () => {
      const part = await loadPart('compare', () => import('../ui/compare-table/compare-choice.client.ts'));
      part?.compareInPlace(form);
    },
    { once: true },
  );
});
onEach('[data-currency-switch]', (root) => {
  const bring = async () => {
    const part = await loadPart('currency', () => import('../sections/currency-switch/currency.client.ts'));
    part?.switchCurrency(root);
  };
  // A choice of the session is shown at once; else a hand comes near first.
  if (keeps('currency') || location.search.includes('currency=')) void bring();
  else for (const sign of ['pointerover', 'focusin']) root.addEventListener(sign, bring, { once: true });
});
onEach<HTMLFormElement>('form[data-estimate]', (form) =>
  atIntent(form, () =>
    import('../sections/estimate/estimate.client.ts').then((file) => file.estimateInPlace),
  ),
);
onEach<HTMLFormElement>('form[data-consent]', async (banner) => {
  (await loadPart('consent', () => import('../analytics/consent.client.ts')))?.askForConsent(banner);
});
onEach('[data-office-hours]', (menu) => {
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState !== 'open' || !navigator.onLine) return;
    // No page is loaded anew for it: the menu is whole without.
    afterPaint(() =>
      import('../dialogs/telephone/office-menu.client.ts').then(
        ({ tellOffice }) => tellOffice(menu),
        () => {},
      ),
    );
  });
});
