/** One entry for everything that hydrates: two would split their shared styles into files every page has to fetch. */
export { createDialogHost } from './dialog-host.island.tsx';
export { hydrateTelephonePage } from './telephone/telephone-page.island.tsx';
