/** Told by the person who puts new amounts onto the page, so that they stand in the currency the others do. */
export const amountsChanged = 'amounts-changed';
