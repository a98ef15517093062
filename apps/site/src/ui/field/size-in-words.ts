/** "240 KB", "4.8 MB": sizes as people read them. */
export function sizeInWords(bytes: number): string {
  return bytes < 950_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
