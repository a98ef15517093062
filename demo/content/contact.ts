import { answered, capital } from './common-facts.ts';
import type { ContactDetailsEntry, WeekDay } from './entries.ts';

const open = (day: string, opens: string, closes: string): WeekDay => ({ day, open: true, opens, closes });

/**
 * Numbers from the ranges set aside for fiction, so that nobody's telephone rings: Ofcom's 0808 157 0000 to 0999,
 * the one toll-free number of the North American plan (800 555 0199), and ACMA's 1800 975 707 to 711. South Africa sets
 * none aside; 00 000 0000 cannot be dialled. Mailboxes are at example.com (RFC 2606).
 */
export const contactDetails: ContactDetailsEntry = {
  travelPlannerNumber: '+27 00 000 0000',
  ukTollFreeNumber: '0808 157 0192',
  usacanadaTollFreeNumber: '1 800 555 0199',
  australiaTollFreeNumber: '1800 975 707',
  officeDays: 'Monday to Friday',
  officeHours: '08:00 to 17:00, Saturday 09:00 to 13:00',
  week: [
    open('Monday', '08:00', '17:00'),
    open('Tuesday', '08:00', '17:00'),
    open('Wednesday', '08:00', '17:00'),
    open('Thursday', '08:00', '17:00'),
    open('Friday', '08:00', '17:00'),
    open('Saturday', '09:00', '13:00'),
    { day: 'Sunday', open: false },
  ],
  // Public Holidays Act 36 of 1994; a holiday on a Sunday moves its rest to the Monday (section 2).
  holidays: [
    { date: '2026-01-01', name: 'New Year’s Day' },
    { date: '2026-03-21', name: 'Human Rights Day' },
    { date: '2026-04-03', name: 'Good Friday' },
    { date: '2026-04-06', name: 'Family Day' },
    { date: '2026-04-27', name: 'Freedom Day' },
    { date: '2026-05-01', name: 'Workers’ Day' },
    { date: '2026-06-16', name: 'Youth Day' },
    { date: '2026-08-09', name: 'National Women’s Day' },
    { date: '2026-08-10', name: 'National Women’s Day, observed' },
    { date: '2026-09-24', name: 'Heritage Day' },
    { date: '2026-12-16', name: 'Day of Reconciliation' },
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-26', name: 'Day of Goodwill' },
    { date: '2027-01-01', name: 'New Year’s Day' },
    { date: '2027-03-21', name: 'Human Rights Day' },
    { date: '2027-03-22', name: 'Human Rights Day, observed' },
    { date: '2027-03-26', name: 'Good Friday' },
    { date: '2027-03-29', name: 'Family Day' },
    { date: '2027-04-27', name: 'Freedom Day' },
    { date: '2027-05-01', name: 'Workers’ Day' },
    { date: '2027-06-16', name: 'Youth Day' },
    { date: '2027-08-09', name: 'National Women’s Day' },
    { date: '2027-09-24', name: 'Heritage Day' },
    { date: '2027-12-16', name: 'Day of Reconciliation' },
    { date: '2027-12-25', name: 'Christmas Day' },
    { date: '2027-12-26', name: 'Day of Goodwill' },
    { date: '2027-12-27', name: 'Day of Goodwill, observed' },
  ],
  conciergeMail: 'concierge@example.com',
  desks: [
    {
      subject: 'A stay, or a question about one',
      mail: 'concierge@example.com',
      answers: capital(answered.enquiry),
    },
    {
      subject: 'A booking you already have',
      mail: 'reservations@example.com',
      answers: 'The same day, if you write before 16:00',
    },
    { subject: 'Travel partners', mail: 'trade@example.com', answers: capital(answered.enquiry) },
    { subject: 'Press and pictures', mail: 'media@example.com', answers: capital(answered.press) },
    { subject: 'Working here', mail: 'people@example.com', answers: 'Within a week of the closing day' },
    {
      subject: 'Something went wrong',
      mail: 'manager@example.com',
      answers: `${capital(answered.complaint)}, from the general manager`,
    },
  ],
  offices: [
    { name: 'Cape Town', line: 'Gardens, below the mountain. Planning, reservations and residences.' },
    { name: 'Johannesburg', line: 'Parktown North. Travel partners, accounts and staff.' },
    { name: 'Skukuza airport', line: 'A desk, a kettle and someone to meet you, 07:00 to 18:00 every day.' },
  ],
  thankYou: {
    thankYouHeading: 'Thank you',
    thankYouText:
      'Your enquiry has reached us, and a concierge will be in touch. Nothing more is needed from you today.',
    thankYouSteps: [
      { when: 'Now', what: 'A note with your reference usually follows by email.' },
      {
        when: capital(answered.enquiry),
        what: 'A concierge who has stayed where you want to stay rings or writes, with first answers and a question or two.',
      },
      {
        when: 'When you are happy',
        what: 'We hold the rooms for seven days. You pay nothing until you say yes.',
      },
    ],
    thankYouSignatory: 'Thandeka Mabuza',
  },
};
