/** The cascade of the site, weakest first; what a page makes of a part of the design system wins over the part's own look. */
export const layers = 'reset, tokens, base, patterns, components.ui, components.parts';

/**
 * Opens every stylesheet with the order of the layers. The first file a page links fixes that order, and the bundler links
 * a page's files in whatever order it has cut them.
 */
export const layerOrder = {
  postcssPlugin: 'layer-order',
  Once(root: { prepend(css: string): unknown }) {
    root.prepend(`@layer ${layers};`);
  },
};
