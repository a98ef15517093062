/** How long nothing is saved until the page is loaded anew, scripts included, in milliseconds. */
const quietMs = 4_000;

/** Style sheets the page has become to need. */
function takeStyles(from: Document): void {
  const sheets = (of: Document) => [...of.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const known = new Set(sheets(document).map(({ href }) => href));
  for (const sheet of sheets(from)) {
    const href = new URL(sheet.getAttribute('href') ?? '', location.href).href;
    if (!known.has(href)) document.head.append(document.importNode(sheet, true));
  }
}

/**
 * Puts the page as it is saved now in the place of this one, where it stands: its words and pictures at once, and when nothing was
 * saved for some seconds the whole page with its scripts.
 *
 * @param drawn called when the new page stands
 */
export function createRedraw(version: string, drawn: () => void): () => void {
  let shown = version;
  let asked = 0;
  let quiet: number | undefined;

  async function look(): Promise<void> {
    asked += 1;
    const turn = asked;
    const response = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
    // An ended preview says so in its own words.
    if (response?.status === 403) return location.reload();
    const now = response?.headers.get('x-preview-version');
    if (!response || !now || now === shown || turn !== asked) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const main = document.getElementById('main');
    const next = page.getElementById('main');
    if (turn !== asked) return;
    if (!main || !next) return location.reload();
    takeStyles(page);
    main.replaceChildren(...[...next.childNodes].map((node) => document.importNode(node, true)));
    document.title = page.title;
    shown = now;
    drawn();
    clearTimeout(quiet);
    quiet = window.setTimeout(() => location.reload(), quietMs);
  }

  return () => {
    clearTimeout(quiet);
    void look();
  };
}
