import type { Specialist } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { plate } from '../references.ts';

/** Those who plan journeys; all four are members of the team as well. */
export const specialists: readonly Authored<Specialist>[] = [
  {
    position: 1,
    name: 'Anwar Petersen',
    speciality: 'Botswana, Zambia and the Falls',
    biography:
      'Anwar draws the longer routes, from the Cape to the Zambezi, and always in pencil. He keeps a photograph of Victoria Falls for every month of one year above his desk, and turns his screen round so that you can choose. He has slept on both trains to the Cape, in eleven tented camps and, once, at Maun airport.',
    portrait: plate('portrait-blazer'),
    languages: ['English', 'Afrikaans', 'isiXhosa', 'French'],
  },
  {
    position: 2,
    name: 'Naledi Khumalo',
    speciality: 'South Africa, and families anywhere',
    biography:
      'Naledi taught the second grade before she planned journeys, and plans them as she planned Fridays: one fixed thing and one choice. She knows the minimum age of every drive, boat and train between here and Lusaka by heart.',
    portrait: plate('portrait-afro'),
    languages: ['English', 'Setswana', 'isiZulu'],
  },
  {
    position: 3,
    name: 'Robin Abrahams',
    speciality: 'Namibia, the Cape and driving yourself',
    biography:
      'Robin has driven every numbered road in Namibia and most of those with only a letter. Robin writes the notes that go in the glove box: where the tar ends, which shop has diesel on a Sunday, and who bakes the apple cake at Solitaire.',
    portrait: plate('portrait-curls'),
    languages: ['English', 'Afrikaans', 'German'],
  },
  {
    position: 4,
    name: 'Caitlin Meyer',
    speciality: 'Honeymoons, islands and whole houses',
    biography:
      'Caitlin managed an island lodge off Vilanculos for five years and can tell the tide by the sound of the channel. She asks both of you, separately, what you are dreading, and plans round it.',
    portrait: plate('portrait-linen'),
    languages: ['English', 'Portuguese'],
  },
];
