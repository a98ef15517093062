/**
 * How a program of the product says, by its exit code, that starting it again would not help. Numbers of sysexits.h. Every other
 * end is one that a new start may mend.
 */
export const exitCodes = {
  /** EX_CONFIG: settings, keys or stores are not those of this installation, or not such as this version can use. */
  wrongConfiguration: 78,
  /** EX_UNAVAILABLE: another program has the port, or it may not be opened. */
  portTaken: 69,
} as const;
