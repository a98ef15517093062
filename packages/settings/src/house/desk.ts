import { setting } from '../row.ts';
import * as shape from '../shapes.ts';

/** What the enquiry desk keeps to. */
export const desk = {
  /** `null` means our own page (SUB-14). */
  thankYouUrl: setting('THANK_YOU_URL', shape.pageAddress, {
    standard: null,
    standardWords: 'own pages',
    readBy: ['site'],
    words: 'Where a sent form leads, and where "get in touch" leads',
  }),
  contactUrl: setting('CONTACT_URL', shape.pageAddress, {
    standard: null,
    standardWords: 'own pages',
    readBy: ['site'],
    words: 'Where a sent form leads, and where "get in touch" leads',
  }),
  retentionMonths: setting('RETENTION_MONTHS', shape.count, {
    standard: 24,
    readBy: ['site'],
    words: 'When personal fields of an enquiry are erased, in months from last contact or travel date',
  }),
  silenceAlarmHours: setting('SILENCE_ALARM_HOURS', shape.count, {
    standard: null,
    standardWords: 'never',
    readBy: ['site'],
    words: 'An alarm when no enquiry has come for so many hours',
  }),
};
