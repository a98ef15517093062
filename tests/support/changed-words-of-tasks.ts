import type { WordChange } from './word-change.ts';

const ofTonight = 'The page of a property says what tonight is like there, at the time the pages are read.';
const tonight: readonly (readonly [root: string, at: string, before: string, line: string])[] = [
  [
    '/lionsands',
    'Lion Sands',
    'Travel infoA private',
    'Sunset 18:27Waning moon, 94% litShaw’s Gate, Sabi Sand, closes at 22:00Usual in November: 19 to 31 °C',
  ],
  [
    '/marataba',
    'Marataba',
    'Rates and offersA mountain',
    'Sunset 18:42Waning moon, 94% litMarataba Gate closes at 18:00Usual in November: 17 to 30 °C',
  ],
  [
    '/monwana',
    'Monwana',
    'Rates and offersThe lodge faces',
    'Sunset 18:27Waning moon, 94% litThornybush, Guernsey road gate, closes at 20:00Usual in November: 18 to 31 °C',
  ],
  [
    '/capecadogan',
    'Cape Cadogan',
    'Rates and offersCape Town is',
    'Sunset 19:39Waning moon, 94% litFront door and desk open all night',
  ],
];
const sentBefore = 'The letter form knows an enquiry that was sent.';
const ofPartners = 'Partners take pictures as one file, and ask a person for net rates.';
const forPress = 'The press takes the pictures of a property as one file too.';
const openFacts = 'A treehouse says its price once, and what the weather changes openly.';

/** The pictures of each property as one file, on both pages for partners and on the press's. */
const archives =
  'All pictures of a property' +
  'In one file each, as large as we have them, with a list of their titles.' +
  'Lion Sands9 pictures, ZIP, Lion SandsMonwana5 pictures, ZIP, Monwana' +
  'Marataba6 pictures, ZIP, MaratabaCape Cadogan8 pictures, ZIP, Cape Cadogan';

/**
 * Since what somebody comes for ends well on a phone: a line about tonight, a treehouse's facts, the way to an enquiry that was sent, and
 * what partners take.
 *
 * @param treehouses by their names
 */
export const changesOfTasks = (treehouses: readonly string[]): readonly WordChange[] => [
  ...tonight.map(([root, at, before, line]) => {
    const [, menu = '', words = ''] = /^(Travel info|Rates and offers)(.+)$/.exec(before) ?? [];
    return {
      on: new RegExp(`^${root}$`),
      reason: ofTonight,
      was: before,
      now: `${menu}Tonight at ${at}, 26 November${line}${words}`,
    };
  }),
  {
    on: /^\/contact-us$/,
    reason: sentBefore,
    was: 'Something else An existing booking',
    now: 'An enquiry you sent Something you forgot, or that has changed.See it, or change it yourselfSomething else An existing booking',
  },
  {
    on: /^\/cookie-policy$/,
    reason: 'A picture that moves can be stopped for the visit.',
    was: 'Until the tab closesenquiry-draft:…',
    now:
      'Until the tab closesmoving-pictureSession storageThat you stopped a moving picture, so that none begins by itself.' +
      'Kept when: You stop a moving pictureLasts: Until the tab closesenquiry-draft:…',
  },
  ...treehouses.map((name) => ({
    on: new RegExp(`/treehouses/${name.toLowerCase()}$`),
    reason: openFacts,
    was: `Enquire about ${name}Check dates`,
    now: `Enquire about ${name}Prices in South African rand.ZARUSDCheck dates`,
  })),
  {
    on: /\/treehouses\/[\w-]+$/,
    reason: openFacts,
    was: /Add to your stayFrom R \d+\s\d+ per treehouse, per night, for two(?:, in 2027)?, on top of (.+?)Prices in South African rand\.ZARUSDIf the weather turns, Who may stay/g,
    now: 'Added to your stayOn top of $1',
  },
  {
    on: /\/treehouses\/[\w-]+$/,
    reason: openFacts,
    was: /What is included\d+ lines/g,
    now: 'What is included',
  },
  {
    on: /^\/travel-partner-resources$/,
    reason: ofPartners,
    was: 'so it is never last year’s.All places',
    now: 'so it is never last year’s. Net rates come from a person, within a working day.All places',
  },
  {
    on: /^\/travel-partner-resources$/,
    reason: ofPartners,
    was: 'PDF sheet, Cape CadoganPictures',
    now: 'PDF sheet, Cape CadoganNet ratesWrite to us for net ratesPictures',
  },
  {
    on: /^\/travel-partner-resources$/,
    reason: ofPartners,
    was: 'Days and nights 8 picturesFilms',
    now: `Days and nights 8 pictures${archives}Films`,
  },
  {
    on: /^\/travel-partners$/,
    reason: 'The first page for partners has the request for net rates and the archives (TSK-04).',
    was: 'Rates, pictures and films for travel partners',
    now: `Write to us for net ratesRates, pictures and films for travel partners${archives}`,
  },
  {
    on: /^\/media-contact-details$/,
    reason: forPress,
    was: 'Days and nights 7 pictures',
    now: `Days and nights 7 pictures${archives}`,
  },
  {
    on: /^\/image-gallery$/,
    reason: forPress,
    was: 'where the terms are accepted.How',
    now: 'where the terms are accepted.All pictures of a property come in one file from the page for the press.How',
  },
];
