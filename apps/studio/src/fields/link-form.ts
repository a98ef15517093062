const path = /^\/(?!\/)[^\s\\]*$/;

/**
 * Whether an editor's link may stand on the site: a path on our own host, or an address of another (`https`, `mailto`,
 * `tel`). Anything a browser would run (`javascript:`, `data:`) is refused.
 *
 * @returns true, or the sentence the studio shows under the field
 */
export function checkLink(value: string | null | undefined): true | string {
  if (!value || path.test(value)) return true;
  const protocol = URL.canParse(value) ? new URL(value).protocol : null;
  if (protocol && ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) return true;
  return 'Write a page of this site, such as /contact-us, or a whole address that starts with https://.';
}
