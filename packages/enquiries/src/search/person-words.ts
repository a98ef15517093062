import { keptNumber } from '@sundowner/desk-wire/telephone';
import { wordsOfText } from './plain-words.ts';

/** What makes a beginning of somebody's name another word than the same one in a text: no word has a space in it. */
export const nameTerm = (beginning: string): string => `name ${beginning}`;

/** The same of four digits that follow each other in a telephone number. */
export const numberTerm = (digits: string): string => `number ${digits}`;

/** Longest name or address that is taken apart. */
const longest = 400;

/** The words of a name or an address. */
export const namedWords = (text: string): string[] => wordsOfText(text.slice(0, longest)).slice(0, 20);

/** Every four digits that follow each other: by them any part of a number finds it. An extension is none of it. */
export function digitsInFours(number: string): string[] {
  const digits = keptNumber(number).number.replace(/\D/g, '').slice(0, 20);
  const fours = Array.from({ length: Math.max(0, digits.length - 3) }, (_, at) => digits.slice(at, at + 4));
  return [...new Set(fours)];
}
