/** A field of a template that nobody filled in: `{price of the extra night}`. Nothing is sent with one. */
export const emptyField = /\{[a-z][a-z ]{0,40}\}/i;
