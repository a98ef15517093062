/** Headings of forms that are not "Enquire now" (MOD-09 to MOD-14). What a dialog is called while it is fetched says them too: each byte of a dialog counts. */
const headings: Readonly<Record<string, string>> = { celebration: 'Email us', 'travel-africa': 'Enquire' };

/** What a button calls the form it opens: the heading that form has. @param form kind of the form */
export const formTitle = (form: string): string => headings[form] ?? 'Enquire now';
