/** Id of a field's control; messages and the error summary point at it. */
export function controlId(kind: string, field: string): string {
  return `${kind}-${field}`;
}
