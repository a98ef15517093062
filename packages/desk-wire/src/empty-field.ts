/** A field of a template that nobody filled in: `{price of the extra night}`, in any language. Nothing is sent with one. */
export const emptyField = /\{\p{L}[\p{L}\p{M}\p{N} .,’'-]{0,60}\}/u;
