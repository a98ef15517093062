/** What every account of the tests signs in with. */
export const password = 'acacia under a wide sky';

/** One account of each role, as the kept database holds them. */
export const studioPeople = [
  { name: 'Amahle', email: 'amahle@example.com', role: 'admin', password },
  { name: 'Thandeka', email: 'thandeka@example.com', role: 'concierge', password },
  { name: 'Pieter', email: 'pieter@example.com', role: 'editor', password },
] as const;

export type StudioRole = (typeof studioPeople)[number]['role'];

/** The account with a role. */
export function personWith(role: StudioRole): (typeof studioPeople)[number] {
  const person = studioPeople.find((one) => one.role === role);
  if (!person) throw new Error(`Nobody is ${role}.`);
  return person;
}
