/** A vendor's script: who we are to it, and where it is served. */
export interface Vendor {
  readonly id: string;
  /** Origin, without a trailing slash. */
  readonly origin: string;
}

/** What the page tells its scripts of measuring; drawn as data on the consent banner. */
export interface AnalyticsConfig {
  /** Google Tag Manager, or a server container of one's own. */
  readonly tagManager: Vendor | null;
  /** Meta's pixel. */
  readonly pixel: Vendor | null;
  /** Microsoft Clarity. */
  readonly heatMap: Vendor | null;
  /** Whether the tag manager is told of consent in the words of Google's consent mode. */
  readonly consentMode: boolean;
  /** How long an answer is remembered, in days. */
  readonly consentDays: number;
}

/** Whether anything would measure: without it there is no banner and no question. */
export const measures = ({ tagManager, pixel, heatMap }: AnalyticsConfig): boolean =>
  tagManager !== null || pixel !== null || heatMap !== null;
