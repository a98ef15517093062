/** One account of each role; the passwords are the test's own. */
export const deskPeople = [
  { name: 'Amahle', email: 'amahle@example.com', role: 'admin', password: 'the admin of a test' },
  { name: 'Thandeka', email: 'thandeka@example.com', role: 'concierge', password: 'the concierge of a test' },
  { name: 'Pieter', email: 'pieter@example.com', role: 'editor', password: 'the editor of a test' },
] as const;

export type DeskRole = (typeof deskPeople)[number]['role'];
