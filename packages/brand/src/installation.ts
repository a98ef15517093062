/** What an installation keeps to, wherever its lodges stand. */
export interface Installation {
  /** IANA name of the time zone its days, hours and working days are counted in. */
  readonly timeZone: string;
  /** ISO 4217: what its prices are kept in. */
  readonly baseCurrency: string;
  /** BCP 47: English, and the country whose English its pages are in. */
  readonly locale: string;
}

export const defaultInstallation: Installation = {
  timeZone: 'Africa/Johannesburg',
  baseCurrency: 'ZAR',
  locale: 'en-ZA',
};
