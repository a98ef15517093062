/** Told on the place of dates that have their calendar whenever they change; it bubbles. */
export const datesChanged = 'dates-changed';
