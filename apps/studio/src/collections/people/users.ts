import type { CollectionConfig } from 'payload';
import { roleOf, roles } from '../../access/callers.ts';
import { peopleAccess } from '../../access/rules.ts';
import { refuseFirstRegister } from '../../accounts/first-register.ts';
import { checkPasswordBefore, keepAnAdministrator, refuseUninvited } from '../../accounts/rules.ts';
import { line } from '../../fields/plain.ts';
import { studioSettings } from '../../settings.ts';

/** Accounts of the studio. */
export function users(): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: 'Account', plural: 'Accounts' },
    admin: {
      group: 'People',
      useAsTitle: 'email',
      description: 'Who may sign in here, and what they may do.',
      defaultColumns: ['name', 'email', 'role'],
      hideAPIURL: true,
      hidden: ({ user }) => roleOf(user) !== 'admin',
    },
    auth: {
      tokenExpiration: 8 * 60 * 60,
      maxLoginAttempts: 8,
      lockTime: 10 * 60 * 1000,
      useAPIKey: false,
      cookies: { sameSite: 'Lax', secure: studioSettings().studioUrl.startsWith('https:') },
      forgotPassword: { expiration: 60 * 60 * 1000 },
    },
    access: peopleAccess,
    // Locks are for entries; people of every role open their own account.
    lockDocuments: false,
    endpoints: [refuseFirstRegister],
    hooks: {
      beforeOperation: [checkPasswordBefore],
      beforeChange: [refuseUninvited, keepAnAdministrator.onChange],
      beforeDelete: [keepAnAdministrator.onDelete],
    },
    fields: [
      line('name', 'Name', { required: true }),
      {
        name: 'role',
        type: 'select',
        label: 'May do',
        required: true,
        saveToJWT: true,
        defaultValue: 'editor',
        options: [...roles],
        access: {
          create: ({ req }) => roleOf(req.user) === 'admin',
          update: ({ req }) => roleOf(req.user) === 'admin',
        },
      },
    ],
  };
}
