import { leakNotice } from '../common-facts.ts';
import { h, list, p, steps } from '../rich-text.ts';
import type { WordPageOf } from './page.ts';

export const payingSafely: WordPageOf = () => ({
  slug: 'paying-safely',
  title: 'How to pay us safely',
  lead: 'We never change our bank details by email. If a message says that they have changed, it is not from us, however well it is written.',
  picture: 'moonrise-plain',
  updated: '2026-11-01',
  sections: [
    {
      heading: 'How the trick works',
      body: [
        p(
          'Somebody reads the mailbox of a traveller, an agent or a lodge, and waits. When an invoice is about to be paid, a message arrives from an address one letter away from the true one: the bank has been changed, there is an audit, please use this account today. It quotes your names and dates, read in that mail.',
        ),
      ],
    },
    {
      heading: 'What we never do',
      body: [
        list(
          'Change our account by email, by telephone or by message.',
          'Ask for a card number, a code or a picture of a card in writing.',
          'Offer a discount for paying today.',
          'Ask for payment into a person’s account, in vouchers, or in a cryptocurrency.',
        ),
      ],
    },
    {
      heading: 'Before you pay',
      body: [
        steps(
          'Look at the address letter by letter. Ours end in the name of this site, without a hyphen or a digit.',
          'Ring the number on [our contact page](/contact-us), not the one in the message, and have the last four digits of the account read to you.',
          'If you pay by card, do it on the booking page only, and look for its name in the address bar.',
          'After a bank payment, send us the reference. We answer on the same working day; if we do not, ring.',
        ),
      ],
    },
    {
      heading: 'If it has happened',
      body: [
        h('In the first hour'),
        p(
          'Ring your bank and say “payment fraud, recall”. Then ring us; outside office hours write to manager@example.com and ring when we open. Money that is reported within the hour is stopped more often than not; after a day, seldom.',
        ),
        h('Then'),
        p(
          'Report it to the police where you live and, in South Africa, to the South African Fraud Prevention Service. Keep the message as it is, without forwarding it: its hidden lines say where it came from. Change the password of your mailbox, and look whether it forwards to anybody you do not know.',
        ),
      ],
    },
    {
      heading: 'What we do',
      body: [
        p(
          `Mail from our domain is signed, so that forged messages are refused by most mail services. Two people check each change in our own records. We tell everyone whose booking could be concerned ${leakNotice.guests}, and the Information Regulator ${leakNotice.regulator}.`,
        ),
      ],
    },
  ],
  facts: [
    ['Our account', 'The same since 2009'],
    ['Told to you', 'On the first quotation, on paper or in a sealed document'],
    ['Report to', 'manager@example.com, and by telephone'],
  ],
  downloads: [['How to pay us safely, to keep', 'paying-safely.pdf']],
});
