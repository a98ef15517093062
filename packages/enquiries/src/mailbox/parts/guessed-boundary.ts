/** As much of a body as its first delimiter is looked for in. */
const looked = 65_536;
/** A delimiter, and below it what only the head of a part says. */
const firstDelimiter =
  /^--(\S[^\r\n]{0,200})(?:\r\n?|\n)content-(?:type|transfer-encoding|disposition)[ \t]?:/im;

/** The boundary that parts in a body are parted by, where its head says none or another; `null` where there are no parts. */
export const guessedBoundary = (body: Uint8Array): string | null =>
  firstDelimiter.exec(Buffer.from(body.subarray(0, looked)).toString('latin1'))?.[1]?.trimEnd() ?? null;
