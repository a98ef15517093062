/** Who writes answers, and with which signature. */
export interface Writer {
  readonly name: string;
  /** Of their own account; empty where they have written none. */
  readonly own: string;
  /** Of the desk's settings. */
  readonly signature: string;
}
