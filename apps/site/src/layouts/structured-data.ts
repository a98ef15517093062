/**
 * JSON as it may stand inside a `script` element: nothing in it can end the element or open a comment. The content policy lets it
 * through because it is data and never run.
 *
 * @param data one schema.org node, JSON-serialisable
 */
export function structuredDataText(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
