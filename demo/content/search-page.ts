import type { SearchPage } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { bookingWords } from './search-words/booking.ts';
import { houseWords } from './search-words/house.ts';
import { occasionsWords } from './search-words/occasions.ts';
import { outdoorsWords } from './search-words/outdoors.ts';
import { roomsWords } from './search-words/rooms.ts';
import { tablesWords } from './search-words/tables.ts';
import { travellingWords } from './search-words/travelling.ts';

const typedFor = [
  occasionsWords,
  roomsWords,
  outdoorsWords,
  tablesWords,
  travellingWords,
  bookingWords,
  houseWords,
].flatMap((subject) => Object.entries(subject));

/** The search page, with the words guests type beside those of the pages. */
export const searchPage: Authored<SearchPage> = {
  heading: 'Search',
  lead: 'Lodges, rooms, experiences, offers, questions and downloads.',
  synonyms: typedFor.map(([word, also]) => ({ word, also: also.split(', ') })),
};
