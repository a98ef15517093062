import { defaultInstallation } from '@sundowner/brand/installation';
import { sharedSetting } from '../row.ts';
import * as shape from '../shapes.ts';

/** Where the installation is at home; the values are an `Installation`. */
export const home = {
  timeZone: sharedSetting('TIME_ZONE', shape.timeZone, {
    standard: defaultInstallation.timeZone,
    words:
      "The time zone the house keeps: its days, office hours and working days, and every time the desk and mails tell. The country it is of stands first in the forms' list",
  }),
  baseCurrency: sharedSetting('BASE_CURRENCY', shape.currency, {
    standard: defaultInstallation.baseCurrency,
    words:
      'What prices are kept in and paid in, as its code. Set it before prices are entered: it says what they are, and converts none. A rate that was entered in another currency is not on sale',
  }),
  locale: sharedSetting('LOCALE', shape.locale, {
    standard: defaultInstallation.locale,
    words: 'The English pages and feeds say they are in: `en-GB`, `en-BW`',
  }),
};
