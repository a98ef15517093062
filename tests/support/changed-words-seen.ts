const reason = 'What stood twice, or in a heap, stands once (SEE-01, SEE-03).';

/** Words that left a page, or moved on it, as pages were made shorter. */
export const seenWords = [
  {
    on: /^\/lionsands\/travel-info$/,
    reason,
    was: /LeviesHealth.*?All of it to print/g,
    now: 'LeviesBefore you packAll of it to print',
  },
  { on: /^\/lionsands\/travel-info$/, reason, was: /(\d+ answers): .*?(?=Health)/g, now: '$1' },
  { on: /\/treehouses\/[\w-]+$/, reason, was: /, for two, per night, (?=on top of)/g, now: ', ' },
  {
    on: /^\/(curated-journeys|travel-africa\/package)\/[\w-]+$/,
    reason,
    was: /(?<=Price.*)Budget per person(?:Under )?\$[\d,]+(?:\+|-\$[\d,]+)?/g,
    now: '',
  },
  {
    on: /^\/monwana$/,
    reason,
    was: 'From twelve years; all ages when taken whole. From twelve years',
    now: 'From twelve years',
  },
  // The plate says them already; here they stand before the first words of the story.
  {
    on: /^\/impact\/project\/[\w-]+$/,
    reason,
    was: /\d{2}°\d{2}′S \d{2}°\d{2}′E(?=In 2006 |We do |Hives |Marula, |There was |Linen )/g,
    now: '',
  },
  {
    on: /^\/cookie-policy$/,
    reason: 'A page of our own stands where there is no connection (SEE-05).',
    was: 'Until the part comes, or the tab closes',
    now:
      'Until the part comes, or the tab closesoffline-1Cache storageOne page that says you are offline.' +
      'Kept when: You open a page of this siteLasts: Until you clear what the browser keeps of this site',
  },
] as const;
