/** What may measure visits, where it is set up. */
export interface Measuring {
  readonly tagManager: object | null;
  readonly pixel: object | null;
  readonly heatMap: object | null;
  /** How long an answer is remembered, in days. */
  readonly consentDays: number;
}

/** Something this site keeps in a visitor's browser. */
export interface KeptInBrowser {
  /** As the browser's own list of it shows; "…" stands for what differs. */
  readonly name: string;
  readonly place: 'Cookie' | 'Session storage' | 'Cache storage';
  readonly holds: string;
  readonly when: string;
  readonly lasts: string;
}

const untilTabCloses = 'Until the tab closes';

/** What any installation keeps, each because of something the visitor did: in the tab alone, but for the page of an enquiry. */
const always: readonly KeptInBrowser[] = [
  {
    name: 'notice',
    place: 'Session storage',
    holds: 'Which notice you closed.',
    when: 'You close the notice at the top of a page',
    lasts: untilTabCloses,
  },
  {
    name: 'currency',
    place: 'Session storage',
    holds: 'The currency you want prices in.',
    when: 'You choose a currency',
    lasts: untilTabCloses,
  },
  {
    name: 'currency-…',
    place: 'Session storage',
    holds: 'The exchange rates of the hour.',
    when: 'Prices are shown in another currency',
    lasts: untilTabCloses,
  },
  {
    name: 'moving-picture',
    place: 'Session storage',
    holds: 'That you stopped a moving picture, so that none begins by itself.',
    when: 'You stop a moving picture',
    lasts: untilTabCloses,
  },
  {
    name: 'enquiry-draft:…',
    place: 'Session storage',
    holds: 'What you have typed into a form.',
    when: 'You type into a form',
    lasts: 'Until it is sent or started again, or the tab closes',
  },
  {
    name: 'stay',
    place: 'Session storage',
    holds: 'The dates and guests you chose, so that nobody asks twice.',
    when: 'You choose dates or guests',
    lasts: untilTabCloses,
  },
  {
    name: 'enquiry-receipt',
    place: 'Session storage',
    holds: 'The reference of the enquiry you sent last, and when you sent it.',
    when: 'You send a form',
    lasts: untilTabCloses,
  },
  {
    name: 'my-enquiry',
    place: 'Cookie',
    holds: 'That the link to your enquiry was opened here.',
    when: 'You open the link to your enquiry',
    lasts: 'Half an hour after you last used the page',
  },
  {
    name: 'my-enquiry-everything',
    place: 'Cookie',
    holds: 'That a file with everything we hold about you can be taken here.',
    when: 'You ask for that file and give the code we mailed',
    lasts: 'A day',
  },
  {
    name: 'my-enquiry-draft:…',
    place: 'Session storage',
    holds: 'What you have typed on the page of your enquiry.',
    when: 'You type there',
    lasts: 'Until it is sent or emptied, or the tab closes',
  },
  {
    name: 'reloaded-…',
    place: 'Session storage',
    holds: 'That a page was loaded again because a part of it did not come.',
    when: 'A part of a page does not come',
    lasts: 'Until the part comes, or the tab closes',
  },
  {
    name: 'offline-1',
    place: 'Cache storage',
    holds: 'One page that says you are offline.',
    when: 'You open a page of this site',
    lasts: 'Until you clear what the browser keeps of this site',
  },
];

/** What each service that measures leaves behind, by the names a no takes away again. */
const vendors: Readonly<Record<'tagManager' | 'pixel' | 'heatMap', readonly string[]>> = {
  tagManager: ['_ga…', '_gid…', '_gcl…'],
  pixel: ['_fb…'],
  heatMap: ['_cl…'],
};

const names = ['tagManager', 'pixel', 'heatMap'] as const;

/**
 * Everything this site keeps in a visitor's browser: the one list of it, which the cookie policy shows and the browser tests hold
 * every page to.
 *
 * @param measuring what this installation measures with
 */
export function keptInBrowser(measuring: Measuring): readonly KeptInBrowser[] {
  const ofVendors = names.flatMap((name) => (measuring[name] ? vendors[name] : []));
  if (ofVendors.length === 0) return always;
  return [
    {
      name: 'consent',
      place: 'Cookie',
      holds: 'Your answer, yes or no.',
      when: 'You answer whether we may count your visit',
      lasts: `${measuring.consentDays} days`,
    },
    ...ofVendors.map(
      (name): KeptInBrowser => ({
        name,
        place: 'Cookie',
        holds: 'A number by which a measuring service knows one visit from another.',
        when: 'You answer yes',
        lasts: 'Until you answer no, or as long as the service says',
      }),
    ),
    {
      name: 'data-layer',
      place: 'Session storage',
      holds: 'That a form was opened or sent, without what stands in it.',
      when: 'You have answered yes and open a form',
      lasts: 'Until the next page, or the tab closes',
    },
    ...always,
  ];
}
