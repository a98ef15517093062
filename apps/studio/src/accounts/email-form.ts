/** Whether `text` has the form of an e-mail address, as far as an account needs it. */
export const isEmail = (text: string): boolean => /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(text);
