import { answered, cancellation } from '../common-facts.ts';
import { list, p, steps } from '../rich-text.ts';
import type { WordPageOf } from './page.ts';

const privacy = '[privacy@example.com](mailto:privacy@example.com)';

export const cookiePolicy: WordPageOf = (brand) => ({
  slug: 'cookie-policy',
  title: 'Cookie policy',
  lead: 'No page needs a cookie. Whatever this site does keep in your browser is listed here, and for how long.',
  picture: 'room-narina-canopy',
  updated: '2026-11-01',
  sections: [
    {
      heading: 'What a cookie is',
      body: [
        p(
          'A few words that a site asks your browser to keep and to show again next time. POPIA and the GDPR treat those that tell one visitor from another as personal information; so do we.',
        ),
      ],
    },
    {
      heading: 'What is asked for first',
      body: [
        p(
          `Whoever runs ${brand.collectionName} may switch on services that measure how pages are read and whether an advertisement led to an enquiry. They are fetched only after you answer “Yes, you may”, never before; and the names of those in use stand in the question itself. Where our customer system sets a cookie called _hubspotutk_, it is sent along with your enquiry and used for nothing else.`,
        ),
        p('Not answering means no.'),
      ],
    },
    {
      heading: 'Changing your mind',
      body: [
        p(
          'Where visits are measured, press “Cookie choices” at the foot of any page and answer again. A no takes effect at once: the services are not fetched again, and the cookies that they set on this site are deleted. You can also delete cookies in your browser, or refuse all of them; every page and every form goes on working.',
        ),
      ],
    },
    {
      heading: 'Questions',
      body: [
        p(
          `Write to our information officer at ${privacy}. The [privacy policy](/privacy-policy) says what happens to what you send us.`,
        ),
      ],
    },
  ],
  facts: [
    ['Cookies needed to read a page', 'None'],
    ['Cookies set without asking', 'None, until you open the link to your enquiry'],
    ['Personal details in a cookie', 'None'],
  ],
});

export const siteTerms: WordPageOf = (brand) => ({
  slug: 'site-terms',
  title: 'Terms of this site',
  lead: 'What you may expect of these pages, and what we ask of you.',
  picture: 'fog-shore',
  updated: '2026-11-01',
  sections: [
    {
      heading: 'Who we are',
      body: [
        p(
          `This site is run by ${brand.collectionName}. It is a demonstration: lodges, people, prices and awards are invented, numbers cannot be dialled and no booking can be made. An owner who puts it to use replaces this paragraph with a company’s name, number and address, as section 43 of the Electronic Communications and Transactions Act 25 of 2002 requires.`,
        ),
      ],
    },
    {
      heading: 'What the pages promise',
      body: [
        p(
          'We write what we believe to be true and put it right when we are told otherwise. Animals, weather and timetables are described and not promised. Every price says what it is for (a person, a house, a car) and in which currency. An amount converted into another currency is a guide: your quotation says what you pay, and in which currency.',
        ),
        p(
          'An enquiry is a question and binds nobody. A booking exists when we have confirmed it in writing and you have paid the deposit; the [booking and cancellation terms](/booking-terms) hold from then.',
        ),
      ],
    },
    {
      heading: 'Words and pictures',
      body: [
        p(
          'You may quote our words with a link, and print any page for your own use. Pictures may be used in the press and by travel partners as [the note on pictures](/media-contact-details) says. Please do not train a machine on them, or sell them.',
        ),
      ],
    },
    {
      heading: 'Links',
      body: [
        p(
          'Some links leave this site, among them those to the booking pages and to Instagram; you are told before you go. We are not responsible for what happens there.',
        ),
      ],
    },
    {
      heading: 'Law',
      body: [
        p(
          'South African law applies, and the courts of the Western Cape. If you are a consumer elsewhere, what your own law gives you stays yours. Nothing here takes away a right under the Consumer Protection Act 68 of 2008.',
        ),
      ],
    },
  ],
});

export const bookingTerms: WordPageOf = (brand) => ({
  slug: 'booking-terms',
  title: 'Booking and cancellation terms',
  lead: 'In the order in which they may matter to you: paying, changing, cancelling, and what we do when it is our fault.',
  picture: 'vines-first-light',
  updated: '2026-11-01',
  sections: [
    {
      heading: 'How a booking is made',
      body: [
        steps(
          'You ask. We quote in writing, with everything that is and is not included.',
          'We hold the rooms for seven days, or ten for a travel partner. You pay nothing.',
          'You say yes and pay a deposit of 30 per cent. We confirm, and from that moment these terms bind both of us.',
          'The rest is due 60 days before you arrive. If you book within 60 days, all of it is due at once.',
        ),
      ],
    },
    {
      heading: 'Prices',
      body: [
        p(
          'The price you were quoted is the price you pay, whatever happens to the rand, fuel or wages afterwards. One thing can be added: a new government tax or park fee, at cost. The conservation levy of R 680 per person, per night, is in your quotation, also where you pay it at the lodge.',
        ),
      ],
    },
    {
      heading: 'If you need to change something',
      body: [
        p(
          'Move your dates once, to any date within eighteen months, without charge, until 60 days before you arrive. After that we do what we can. The difference between seasons is charged or paid back.',
        ),
      ],
    },
    {
      heading: 'If you need to cancel',
      body: [
        list(
          `More than 60 days before: ${cancellation.early}.`,
          `From 60 to 30 days: ${cancellation.sixty}.`,
          `From 29 to 15 days: ${cancellation.thirty}.`,
          `Less than 15 days, or if you do not come: ${cancellation.late}.`,
        ),
        p(
          'There is no charge if the person who booked, or somebody who was to come, dies or is in hospital; that is section 17(5) of the Consumer Protection Act, and we would do so without it. For everything else there is insurance, which we make a condition.',
        ),
      ],
    },
    {
      heading: 'If we need to change something',
      body: [
        p(
          'A roof leaks, a river rises, a flight is dropped. We offer you somewhere as good or better, at no cost, or all your money back within seven days, as you choose. If you have already arrived and must leave, we get you home.',
        ),
      ],
    },
    {
      heading: 'While you are here',
      body: [
        p(
          'Please do as the guide says, in the vehicle and on foot. There are wild animals on unfenced land, and you will be asked to sign that you know it. It does not excuse us where we are careless. Children’s ages in the quotation are those on the day of arrival. Damage beyond wear is charged at cost; one broken glass is not.',
        ),
      ],
    },
    {
      heading: 'Complaints',
      body: [
        p(
          `Tell the manager, that evening if you can. If it is not put right, write to [manager@example.com](mailto:manager@example.com); the general manager answers ${answered.complaint}. You may also go to the Consumer Goods and Services Ombud or, in the European Union, to your own consumer centre.`,
        ),
        p(
          `These terms are between you and ${brand.collectionName}. The wording at the date of your confirmation is the one that counts.`,
        ),
      ],
    },
  ],
  facts: [
    ['Deposit', '30 per cent'],
    ['The rest', '60 days before arrival'],
    ['Change of dates', 'Once, free, until 60 days before'],
    ['Held without payment', 'Seven days'],
  ],
  questions: [
    [
      'Can I pay in dollars or pounds?',
      'Yes. Prices at our own places are set in rand, and those of some journeys in dollars; we quote in dollars or pounds when you ask, at the rate of that day, and the rate does not change afterwards.',
    ],
    [
      'Can I book online?',
      `Yes: press “Enquire” at the head of any page, then “Book and pay online”; you see which rooms are available. Or ask us, and a person answers ${answered.enquiry}.`,
    ],
    [
      'Can I pay in instalments?',
      'Yes, as often as you like until the balance is due, 60 days before you arrive. There is no charge for it, and no interest.',
    ],
    [
      'Do you sell gift vouchers?',
      'Yes: for nights or for a sum, valid for three years and at every place of ours. Ask us for one, and it comes on paper within a week.',
    ],
    [
      'Is the levy paid back when I cancel?',
      'Yes. It is owed for nights that were slept, and for no others.',
    ],
  ],
  downloads: [['These terms, to print', 'booking-terms.pdf']],
});

export const subscriptionConfirmation: WordPageOf = () => ({
  slug: 'subscription-confirmation',
  title: 'You are on the list',
  lead: 'Four letters a year, one of them in January and a little late. Each has a link at the foot to unsubscribe, at once and without a question.',
  picture: 'kingfisher-perch',
  updated: '2026-11-01',
  sections: [
    {
      heading: 'What happens now',
      body: [
        p(
          'Your address is confirmed and kept for the letters alone. If you did not ask for them, the line at the foot of the first will remove you; nothing else is needed. Until it comes, there are forty [stories](/blog) already.',
        ),
      ],
    },
  ],
});
