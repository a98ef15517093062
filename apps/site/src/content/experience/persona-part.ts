import type { AnsweredPart, PageAnswers } from '../page/answered-query.ts';
import { personaOf, personaWord } from './persona.ts';

/** Who is coming (CNT-07): of seven, so that what each is shown may be kept. Everybody, and anything else, is the page as it is. */
const personaPart: AnsweredPart = {
  said(value) {
    const persona = personaOf(value);
    return persona === 'all' ? null : { value: personaWord(persona), as: 'kept' };
  },
};

/** A page that shows another choice for each persona. */
export const shownByPersona: PageAnswers = { parts: { persona: personaPart } };
