/** Whether `text` has the form of an e-mail address, as far as an account needs it. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
