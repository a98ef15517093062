import { fieldsOf, type Posted, pathIn, showPosted } from './posted-words.ts';
import { createRedraw } from './redraw.ts';

/** How long the studio is left to finish writing before the page looks again. */
const pauseMs = 30;

type Message = Readonly<Record<string, unknown>>;

/** What the form beside the preview holds; `null` for any other message. */
function postedIn({ type, collectionSlug, data }: Message): Posted | null {
  if (type !== 'payload-live-preview' || typeof data !== 'object' || data === null) return null;
  const { id } = data as { readonly id?: unknown };
  return { entry: `${String(collectionSlug)}:${String(id)}`, values: data };
}

/** Follows what the editor types, and what she saves; a click on a part opens its field in the studio. */
function followStudio(studio: string, version: string): void {
  let timer: number | undefined;
  let posted: Posted | null = null;
  const show = () => posted && showPosted(document, posted);
  const redraw = createRedraw(version, show);

  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== studio || typeof data !== 'object' || data === null) return;
    const words = postedIn(data as Message);
    if (words) {
      posted = words;
      show();
    }
    // Payload sends its document event after every save, autosave included, and once when the page has loaded.
    if ((data as Message).type !== 'payload-document-event') return;
    clearTimeout(timer);
    timer = window.setTimeout(redraw, pauseMs);
  });

  const beside: Window | null = window.parent !== window ? window.parent : window.opener;
  addEventListener(
    'click',
    (event) => {
      const part = event.target instanceof Element ? event.target.closest('[data-field]') : null;
      const fields = part ? fieldsOf(part) : [];
      const own = fields.find((field) => posted !== null && pathIn(field, posted.entry) !== null);
      const [collection, id, ...path] = (own ?? fields[0] ?? '').split(':');
      if (!beside || !collection || !id || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const field = path.join(':');
      if (own)
        beside.postMessage({ type: 'sundowner-open-field', entry: `${collection}:${id}`, field }, studio);
      // Another entry has a form of its own.
      else
        open(
          `${studio}/admin/collections/${collection}/${id}#open=${encodeURIComponent(field)}`,
          '_blank',
          'noopener',
        );
    },
    { capture: true },
  );
  // Payload waits for this before it sends anything.
  beside?.postMessage({ type: 'payload-live-preview', ready: true }, studio);
}

const bar = document.querySelector<HTMLElement>('[data-preview]');
if (bar?.dataset.studio && bar.dataset.version) followStudio(bar.dataset.studio, bar.dataset.version);
