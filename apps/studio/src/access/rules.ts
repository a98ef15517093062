import type { Access, CollectionConfig, Where } from 'payload';
import { isPreview, isSite, roleOf, writesContent } from './callers.ts';

type Rules = NonNullable<CollectionConfig['access']>;

const writers: Access = ({ req }) => writesContent(req.user);
const nobody: Access = () => false;

/** What is in the trash keeps its status, so that it comes back as it was. */
const seenByVisitors: Where = { _status: { equals: 'published' }, deletedAt: { exists: false } };

/**
 * Content: its writers see and change everything, the site reads what is published (and drafts for an editor's preview), nobody else
 * knows it exists.
 */
export const contentAccess: Rules = {
  read: ({ req }) => {
    if (writesContent(req.user) || isPreview(req)) return true;
    return isSite(req) ? seenByVisitors : false;
  },
  readVersions: writers,
  create: writers,
  update: writers,
  delete: writers,
};

/** Pictures have no drafts: what is uploaded may be read by the site. */
export const mediaAccess = {
  read: ({ req }) => writesContent(req.user) || isSite(req),
  create: writers,
  update: writers,
  delete: writers,
} satisfies Rules;

/** Rows the studio keeps for itself; only its own code reads and writes them. */
export const internalCollection = {
  admin: { hidden: true },
  access: {
    read: nobody,
    readVersions: nobody,
    create: nobody,
    update: nobody,
    delete: nobody,
  } satisfies Rules,
  lockDocuments: false,
} as const;

/** People: administrators manage them, everyone else sees and changes the own account. */
export const peopleAccess: Rules = {
  admin: ({ req }) => roleOf(req.user) !== null,
  read: ({ req }) => (roleOf(req.user) === 'admin' ? true : own(req.user)),
  update: ({ req }) => (roleOf(req.user) === 'admin' ? true : own(req.user)),
  create: ({ req }) => roleOf(req.user) === 'admin',
  delete: ({ req }) => roleOf(req.user) === 'admin',
  unlock: ({ req }) => roleOf(req.user) === 'admin',
};

function own(user: { id: number | string } | null): false | { id: { equals: number | string } } {
  return user ? { id: { equals: user.id } } : false;
}
