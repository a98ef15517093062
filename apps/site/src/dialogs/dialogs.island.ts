/** One entry for everything that hydrates; each dialog and each form's page is a script of its own behind it. */
export { createDialogHost } from './dialog-host.island.tsx';

/** Brings the page of a form to life. */
export async function hydrateForm(page: HTMLElement): Promise<void> {
  if (page.dataset.telephonePage) {
    const { hydrateTelephonePage } = await import('./telephone/telephone-page.island.tsx');
    return hydrateTelephonePage(page);
  }
  const { hydrateFormPage } = await import('./form/form-page.island.tsx');
  return hydrateFormPage(page);
}
