import { flatPanorama } from './panorama-frame.client.ts';
import type { OpenPanorama } from './panorama-viewer.client.ts';

const words = {
  coming: 'The panorama is loading.',
  open: 'Drag, or use the arrow keys, to look round.',
  noWebgl: 'This browser cannot turn the panorama, since it has no WebGL. The picture shows all of it.',
  failed: 'The panorama did not load. Try again, or look at the picture.',
} as const;

/** Whether the browser draws in three dimensions; asked before a viewer is fetched that could not. */
function draws(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/**
 * Opens a panorama over the stage (`data-stage`) when a link to it (`data-panorama`) is pressed; its viewer is fetched then. Without
 * scripts the link leads to the picture.
 *
 * @returns closes what is open: for a part that goes away
 */
export function enhancePanorama(root: HTMLElement): () => void {
  const stage = root.querySelector<HTMLElement>('[data-stage]');
  const status = root.querySelector('[role=status]');
  let open: OpenPanorama | null = null;
  let asked = 0;

  function put(view: OpenPanorama | null) {
    open?.close();
    open = view;
  }

  async function show(link: HTMLAnchorElement, over: HTMLElement): Promise<string> {
    const turn = ++asked;
    const { panorama: src = '', name = '', alt = '', focus = '' } = link.dataset;
    put(null);
    if (!draws()) {
      const flat = flatPanorama(src, alt);
      over.append(flat);
      put({ close: () => flat.remove() });
      return words.noWebgl;
    }
    const { openPanorama } = await import('./panorama-viewer.client.ts');
    const view = await openPanorama(over, { src, name, focus }, () => {
      open = null;
      if (status) status.textContent = '';
      link.focus();
    });
    if (turn === asked) put(view);
    else view.close();
    return words.open;
  }

  root.addEventListener('click', async (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-panorama]');
    if (!link || !stage || !status || event.button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    status.textContent = words.coming;
    status.textContent = await show(link, stage).catch(() => words.failed);
    stage.scrollIntoView({ block: 'nearest' });
  });
  return () => {
    asked++;
    put(null);
  };
}
