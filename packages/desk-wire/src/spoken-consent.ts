/** A sentence that asks for consent aloud or in a first answer. */
export interface SpokenConsent {
  readonly version: string;
  /** The language's own name, for a choice of it. */
  readonly language: string;
  /** BCP 47. */
  readonly code: string;
  readonly text: string;
}

/**
 * What a concierge reads aloud where no form asked. A sentence is never edited: a change is a new version, because the record of an enquiry
 * names the words its consent was given to. The newest of a language stands first.
 */
export const spokenConsents: readonly [SpokenConsent, ...SpokenConsent[]] = [
  {
    version: 'spoken-1-en',
    language: 'English',
    code: 'en',
    text: 'May we keep what you have said to us, so that we can answer you about this journey? You can ask us to erase it at any time.',
  },
  {
    version: 'spoken-1-de',
    language: 'Deutsch',
    code: 'de',
    text: 'Dürfen wir aufbewahren, was Sie uns gesagt haben, damit wir Ihnen zu dieser Reise antworten können? Sie können uns jederzeit bitten, es zu löschen.',
  },
  {
    version: 'spoken-1-fr',
    language: 'Français',
    code: 'fr',
    text: 'Pouvons-nous conserver ce que vous nous avez dit, afin de vous répondre au sujet de ce voyage ? Vous pouvez nous demander de l’effacer à tout moment.',
  },
];

/** The sentence of a version, or `null` for one this build does not know. */
export const spokenConsentOf = (version: string): SpokenConsent | null =>
  spokenConsents.find((each) => each.version === version) ?? null;
