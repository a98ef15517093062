/**
 * Pages fade into one another by a rule in the document (inline-texts.ts). On a slow line they do not: after four seconds without the
 * next page's styles Chromium gives the fade up, and reports that as an error. Browsers that cannot tell how fast the line is do not.
 */
export function fadeOnFastLinesOnly(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    const { connection } = navigator;
    if (connection && (connection.saveData || connection.effectiveType !== '4g'))
      viewTransition?.skipTransition();
  });
}

declare global {
  interface Navigator {
    /** Network Information API: Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}
