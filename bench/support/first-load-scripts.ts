/**
 * The scripts a page's HTML asks for before the visitor does anything and, through static imports, those they pull in at once.
 *
 * @param html of the page
 * @param read fetches a script's text
 * @returns each script's text by its address; what stands in the page itself by the page's address and its number there
 */
export async function firstLoadScripts(
  page: URL,
  html: string,
  read: (address: URL) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const scripts = new Map<string, string>();
  const queue = [
    ...html.matchAll(/<script[^>]+src="([^"]+)"/g),
    ...html.matchAll(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g),
  ].map(([, src]) => new URL(src ?? '', page));
  for (let address = queue.shift(); address; address = queue.shift()) {
    if (scripts.has(address.href)) continue;
    const source = await read(address);
    scripts.set(address.href, source);
    // Static imports load at once; import() waits for the visitor.
    for (const [, from] of source.matchAll(/(?:^|[;}\s])import(?:[^("']*from)?\s*["']([^"']+)["']/g)) {
      if (from) queue.push(new URL(from, address));
    }
  }
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([^<]+)</g)];
  for (const [index, [, source]] of inline.entries())
    scripts.set(`${page.href} (inline ${index + 1})`, source ?? '');
  return scripts;
}
