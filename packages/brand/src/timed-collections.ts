/**
 * Collections whose entries are shown for a time only. `day`: from the first moment of one day to the last of another, in the
 * collection's own time; `moment`: to the minute.
 */
export const timedCollections = { offer: 'day', siteNotice: 'moment' } as const;
