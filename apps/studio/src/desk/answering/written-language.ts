import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { countryWords } from '../words/enquiry-words.ts';

const names = new Intl.DisplayNames('en-GB', { type: 'language' });

/** "German" of `de`. */
export function languageWords(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    // No tag at all is shown as it is.
    return tag;
  }
}

/** Small words that stand in nearly every sentence of one language and in few of another's. */
const smallWords: Readonly<Record<string, string>> = {
  en: 'the and we would is there for with you our have are will to of it can please this that they she he',
  de: 'und wir ist nicht ein eine der die das mit für sind haben ich sie zu von auf im gibt es bitte unsere auch',
  fr: 'et nous est les des une pour avec vous dans sommes avons je le la du que il y notre sur votre',
  nl: 'en wij het een van is voor met zijn hebben ik de niet we graag op dat onze er naar',
  it: 'e siamo è per con una gli il che abbiamo sono vorremmo di nostra nostro della nel da non',
  es: 'y somos es los las una para con que hay nosotros tenemos el de por nuestra nuestro en queremos',
  pt: 'e somos é para com uma que os as há nós temos um do da nosso nossa não em gostaríamos',
  af: 'en ons is nie die met vir het wat sal ek jy julle daar om te van ’n graag hulle',
};

const known = Object.entries(smallWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

/** Where one language says nothing of a traveller, the country they write from may. */
const countries: Readonly<Record<string, readonly string[]>> = {
  de: ['Germany', 'Austria'],
  fr: ['France'],
  nl: ['Netherlands'],
  it: ['Italy'],
  es: ['Spain', 'Argentina', 'Chile', 'Colombia', 'Mexico', 'Peru'],
  pt: ['Portugal', 'Brazil', 'Angola', 'Mozambique'],
};

/** The language of a text by its small words; `null` where too few of them say one thing. */
export function languageOf(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  const [first, second] = known
    .map(([language, own]) => ({ language, count: words.filter((word) => own.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  return first && first.count >= 3 && first.count > (second?.count ?? 0) ? first.language : null;
}

/** A language an answer is likely written in, and what says so. */
export interface LikelyLanguage {
  readonly language: string;
  /** "as it was written last"; empty for the language of the viewer. */
  readonly why: string;
}

type Asked = Pick<EnquiryDetail, 'words' | 'country'> & {
  readonly conversation: Pick<EnquiryDetail['conversation'], 'messages'>;
};

/**
 * The language of an enquiry: of the last mail in it whose language is clear, theirs or ours, so that a language once chosen stays; of what they wrote
 * in the form; of their country. Forms are asked in English, and none asks for it.
 */
export function likelyLanguage({ conversation, words, country }: Asked): LikelyLanguage {
  const written = conversation.messages.filter(
    ({ way, state, automatic, envelope }) =>
      (way === 'answer' && state === 'sent') ||
      ((way === 'traveller' || way === 'page') &&
        !automatic &&
        envelope?.role !== 'lodge' &&
        envelope?.role !== 'aside'),
  );
  for (const { text } of written.toReversed()) {
    const language = languageOf(text);
    if (language) return { language, why: 'as it was written last' };
  }
  const theirs = languageOf(words ?? '');
  if (theirs) return { language: theirs, why: 'as they wrote' };
  const place = country === null ? '' : countryWords(country);
  const there = Object.keys(countries).find((language) => countries[language]?.includes(place));
  return there ? { language: there, why: `they write from ${place}` } : { language: 'en', why: '' };
}

/** "German, as they wrote"; "English" of a language nothing speaks for. */
export function languageGroupWords(language: string, likely: LikelyLanguage): string {
  const name = languageWords(language);
  return likely.why !== '' && language.split('-')[0] === likely.language ? `${name}, ${likely.why}` : name;
}
