/** "240 KB", "4.8 MB": sizes as people read them. */
export function sizeInWords(bytes: number): string {
  return bytes < 950_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A limit in whole megabytes, as hints and the server's messages name it: "5 MB" for 5 x 1,024 x 1,024 bytes. */
export function limitInWords(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`;
}
