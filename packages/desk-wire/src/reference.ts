/** Characters of a reference, clear aloud and on paper: no 0 or O, no 1, I or L (enquiry contract, "From the visitor to the store"). */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The initials of the brand. */
export const referenceInitials = '[A-Z]{2,3}';

/** One of the two groups after them. */
export const referenceGroup = `[${referenceAlphabet}]{4}`;

/** A whole reference, `MC-7KQ2-94HD`, as the source of an expression. */
export const referenceForm = `${referenceInitials}-${referenceGroup}-${referenceGroup}`;

const whole = new RegExp(`^${referenceForm}$`);

/** Whether `text` has the form of a reference. */
export const isReference = (text: string): boolean => whole.test(text);
