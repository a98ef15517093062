import type { Brand } from '@sundowner/brand';
import { leakNotice } from './common-facts.ts';
import type { PrivacyPolicyEntry } from './entries.ts';
import { list, p } from './rich-text.ts';

const officer = '[privacy@example.com](mailto:privacy@example.com)';

/**
 * The policy of the demonstration collection. It states what the enquiry desk does by default: 24 months of retention,
 * 30 days for network addresses and for held messages, one hour to undo an erasure, proof of consent without a person.
 */
export const privacyPolicy = (brand: Brand): PrivacyPolicyEntry => ({
  title: 'Privacy policy',
  lead: 'What we keep when you write to us, why, for how long, who sees it, and how to have it erased. It takes five minutes to read.',
  updated: '2026-11-01',
  sections: [
    {
      heading: 'Who we are',
      body: [
        p(
          `${brand.collectionName} is a group of safari lodges, a hotel and private residences in South Africa. It is the responsible party under the Protection of Personal Information Act 4 of 2013 (POPIA) and the controller under the General Data Protection Regulation (GDPR) and its British counterpart.`,
        ),
        p(
          `Our information officer answers at ${officer}, within five working days and always within the month the law allows.`,
        ),
        p(
          'This is a demonstration: the collection, its lodges and its people are invented, the telephone numbers cannot be dialled, and whoever runs this copy decides what happens to anything you enter. Please do not enter real details of yourself or of anybody else.',
        ),
      ],
    },
    {
      heading: 'What we collect, and when',
      body: [
        p(
          'You can read every page without telling us who you are. We collect personal information only when you send us a form, ring us or write to us:',
        ),
        list(
          '_Who you are:_ first name, surname, email address, telephone number and country.',
          '_What you are planning:_ places, dates, how many adults and children, the ages of children, what you are celebrating, a budget, and whatever you write in the comments.',
          '_How you like to be reached:_ by telephone or email, in the morning, afternoon or evening, and your time zone.',
          '_The circumstances:_ the page you wrote from, the time, and the wording you agreed to.',
        ),
        p(
          'Please leave out of the comments anything you would not want a concierge to read. If you tell us about your health or your faith so that we can look after you (a diet, a wheelchair, a feast day), you tell us by choice and we use it for that alone.',
        ),
      ],
    },
    {
      heading: 'Why, and on what ground',
      body: [
        list(
          '_To answer you_ and to prepare a stay you ask for: because you asked (GDPR article 6(1)(b), POPIA section 11(1)(b)), and with the consent you give on the form.',
          '_To send you letters:_ only if you ticked the box for them, and until you say stop.',
          '_To keep the site safe_ from automated and abusive messages: our legitimate interest, weighed against yours.',
          '_To show that you agreed,_ should anyone ask: a duty both laws place on us.',
        ),
        p(
          'We do not sell personal information, we make no decisions about you by machine alone, and we build no profiles.',
        ),
      ],
    },
    {
      heading: 'What happens to an enquiry',
      body: [
        p(
          'It is stored first, on our own server in our own database, where the fields that identify you are encrypted. Only then is it passed on, and only to where it needs to go:',
        ),
        list(
          'a mail to the concierge who will answer you, and a note with your reference to you;',
          'the customer records system of the collection, where it uses one;',
          'the booking system of the lodge, where it uses one.',
        ),
        p(
          'A message that looks as if a machine wrote it is held back for a person to look at. If nobody releases it, it is deleted after 30 days.',
        ),
      ],
    },
    {
      heading: 'Who sees it',
      body: [
        p(
          'Concierges, travel specialists and the managers of the lodge you asked about. The people who write these pages do not see enquiries, and nor do guides or guests.',
        ),
        p(
          'Companies that work for us (hosting, mail, customer records) may hold it on our instructions under a written agreement, and for nothing of their own. We give it to an authority only when the law obliges us to.',
        ),
      ],
    },
    {
      heading: 'Where it is kept',
      body: [
        p(
          'Our server stands in South Africa. Where a company that works for us keeps information in another country, that country either protects it as South Africa and the European Union do, or we have signed the standard contractual clauses that make the company do so (POPIA section 72, GDPR chapter V).',
        ),
      ],
    },
    {
      heading: 'How long we keep it',
      body: [
        list(
          '_Enquiries:_ 24 months from the last time we were in contact or from the date of travel, whichever is later. Then everything that identifies you is erased; a count remains.',
          '_Network addresses and browser names:_ 30 days at most.',
          '_Messages held as suspicious:_ 30 days.',
          '_Letters:_ until you unsubscribe; each one says how.',
          '_Proof of consent:_ after an erasure we keep a keyed fingerprint and the version of the words you agreed to. Neither leads back to you.',
          '_Bookings and invoices:_ five years, because tax law says so.',
        ),
      ],
    },
    {
      heading: 'Your rights',
      body: [
        p('Under either law, wherever you live, you may ask us to:'),
        list(
          'show you what we hold, and give you a copy you can take elsewhere;',
          'correct what is wrong or out of date;',
          'erase it;',
          'stop using it for a time, or for a purpose you object to;',
          'end a consent you gave, as easily as you gave it.',
        ),
        p(
          `Write to ${officer}; quote your reference if you have one. It costs nothing. We may ask for something that shows it is you, and will not keep it.`,
        ),
        p(
          'When we erase an enquiry it leaves our database, the queue of mails not yet sent, and our backups as they are renewed. We tell you which mailboxes and systems it had already reached, and see to those too. An erasure can be undone for one hour, in case it was a mistake; after that it cannot, by anybody.',
        ),
      ],
    },
    {
      heading: 'Cookies, and what stays in your browser',
      body: [
        p(
          'These pages need no cookie and set none, but for the page of your own enquiry, which you open by the link in a mail of ours. It keeps one cookie for half an hour after you last used it, and a second for a day where you asked for everything that is held about you. They say that this browser opened that page or may take that file, and nothing else. While you fill in a form, what you have typed is kept in the storage of that one browser tab, so that a slip of the finger does not lose it, and is gone when you close the tab.',
        ),
        p(
          'Should a collection use measuring or advertising tools, they start only after you allow them, and never while a form is open.',
        ),
      ],
    },
    {
      heading: 'How we protect it',
      body: [
        p(
          'Connections are encrypted. Personal fields are encrypted again in the database, and the key is kept apart from the data. Your name and how to reach you are never written into our logs or into the address of a page. What you ask a price for (dates, the ages of your children, a budget) stands in the address of the answer, so that you can keep it or send it on. People who work on the desk sign in with an account of their own, and what they do with an enquiry is recorded.',
        ),
        p(
          `If information is ever lost or seen by the wrong person, we tell the Information Regulator ${leakNotice.regulator}, and you ${leakNotice.guests}.`,
        ),
      ],
    },
    {
      heading: 'Children',
      body: [
        p(
          'We ask for the ages of children so that a room and a guide suit them, and only from the adult who is planning the stay. Our forms are not meant for anyone under 18. If a child has written to us, tell us and we will erase it.',
        ),
      ],
    },
    {
      heading: 'Complaints and changes',
      body: [
        p(
          'Tell us first, if you are willing: most things can be put right in a day. You may at any time complain to the [Information Regulator of South Africa](https://inforegulator.org.za), or to the data protection authority of the country you live in.',
        ),
        p(
          'When this policy changes, the date at the top changes with it, and the version you agreed to stays on record with your enquiry. You can always [reach us](/contact-us) to ask for an earlier one.',
        ),
      ],
    },
  ],
});
