import type { AnswerTemplateEntry } from './entries.ts';

/** What the concierges begin with. Fields in braces that no enquiry fills are theirs to fill in before anything leaves. */
export const answerTemplates: readonly AnswerTemplateEntry[] = [
  {
    name: 'Prices and rooms',
    language: 'en',
    kinds: ['email', 'destination', 'experiences'],
    subject: 'Your stay at {where}',
    text: `{greeting},

Thank you for writing. For {when}, and for {who}, we can offer you {name of the room} at {where}, at {price per person sharing} per person sharing a night. That includes {what the rate includes}.

We hold it for you until {day the hold ends}, without obligation. Tell me if the dates move, or if the room should be another.`,
  },
  {
    name: 'Change of dates',
    language: 'en',
    kinds: ['email', 'destination', 'travel-africa', 'celebration', 'residences'],
    subject: 'Your new dates, {reference}',
    text: `{greeting},

Of course. {name of the room} at {where} is free from {new arrival} to {new departure}. The difference is {difference in price}, and I have changed nothing else.

If that suits you, a short yes is enough.`,
  },
  {
    name: 'Full on these dates',
    language: 'en',
    kinds: ['email', 'destination', 'experiences', 'residences'],
    subject: '{where} on your dates',
    text: `{greeting},

{where} is full for {when}. The nearest dates we have are {nearest dates}, or {another lodge} on the days you asked for, which is {how far it is} away.

Either can be held for seven days. Which would you rather?`,
  },
  {
    name: 'We rang and missed you',
    language: 'en',
    kinds: ['telephone'],
    subject: 'We rang, {reference}',
    text: `{greeting},

We rang at the time you chose and did not reach you. I will try again {day and time of the next call}. If another hour suits you better, answer this email and it is yours.`,
  },
  {
    name: 'A first route',
    language: 'en',
    kinds: ['travel-africa'],
    subject: 'A first route, {reference}',
    text: `{greeting},

Here is a first route for {when}, for {who}:

{days and places}

The price begins at {price per person sharing} per person sharing, with {what the price includes}. Two questions before I make it yours: {first question} And {second question}`,
  },
  {
    name: 'Ideas for a celebration',
    language: 'en',
    kinds: ['celebration'],
    subject: 'Your celebration at {where}',
    text: `{greeting},

What a good reason to come. For {when} we suggest {first idea}, or {second idea}. Both can be kept secret until the moment; tell me who must not open your post.

For {who} the place would be {name of the room} at {where}.`,
  },
  {
    name: 'A house to yourselves',
    language: 'en',
    kinds: ['residences'],
    subject: 'The house for {when}',
    text: `{greeting},

{name of the house} is free for {when}. It sleeps {number of guests}, with its own chef, guide and vehicle, at {price of the house} a night for all of you.

Tell me what the table should know: who eats what, and who must not.`,
  },
  {
    name: 'Passed to who knows',
    language: 'en',
    kinds: ['contact'],
    subject: 'Your message, {reference}',
    text: `{greeting},

Thank you for your message. {name of the colleague} knows most about this and answers you by {day of the answer}. You need not write again; your reference is {reference}.`,
  },
  {
    name: 'Your application has arrived',
    language: 'en',
    kinds: ['careers'],
    subject: 'Your application, {reference}',
    text: `{greeting},

Thank you for applying. We read what you sent, all of it, and answer you by {day of the answer}, whatever the answer is.`,
  },
  {
    name: 'Still interested?',
    language: 'en',
    subject: 'Your enquiry, {reference}',
    text: `{greeting},

We wrote to you on {day of our last email} and have not heard since, which may only mean that life went on. What we held for you is free again from {day the hold ends}. If you still want to come, or want something else, answer this email.`,
  },
  {
    name: 'Preise und Zimmer',
    language: 'de',
    kinds: ['email', 'destination', 'experiences'],
    subject: 'Ihr Aufenthalt, {reference}',
    text: `Guten Tag {name},

vielen Dank für Ihre Anfrage. Für {Zeitraum} und {Zahl der Gäste} können wir Ihnen {Name des Zimmers} in {where} anbieten, zu {Preis pro Person} pro Person und Nacht im Doppelzimmer. Darin enthalten: {Leistungen}.

Wir halten das Zimmer unverbindlich bis {Ende der Frist} für Sie frei.`,
  },
  {
    name: 'Änderung der Daten',
    language: 'de',
    kinds: ['email', 'destination', 'travel-africa', 'celebration', 'residences'],
    subject: 'Ihre neuen Daten, {reference}',
    text: `Guten Tag {name},

gern. {Name des Zimmers} in {where} ist vom {neue Anreise} bis {neue Abreise} frei. Der Unterschied beträgt {Unterschied im Preis}; sonst bleibt alles, wie es ist.

Wenn es Ihnen passt, genügt ein kurzes Ja.`,
  },
  {
    name: 'Complet à ces dates',
    language: 'fr',
    kinds: ['email', 'destination', 'residences'],
    subject: 'Vos dates, {reference}',
    text: `Bonjour {name},

{where} est complet à ces dates. Nous pouvons vous proposer {dates les plus proches}, ou {autre lodge} aux jours que vous souhaitez.

Nous gardons la chambre sept jours pour vous, sans engagement. Que préférez-vous ?`,
  },
];
