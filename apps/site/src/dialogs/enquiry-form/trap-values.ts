import { trapFields } from '@sundowner/enquiries/forms/form';

/** What stands in the traps of a form; white space is nothing (SUB-02). */
export const trapValues = (form: HTMLFormElement): Readonly<Record<string, string>> => {
  const data = new FormData(form);
  return Object.fromEntries(trapFields.map((name) => [name, String(data.get(name) ?? '').trim()]));
};
