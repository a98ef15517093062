/** The part of the logger content needs. Details never hold personal data: names of reads, statuses, messages. */
export interface ContentLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
