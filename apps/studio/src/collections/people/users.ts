import type { CollectionConfig } from 'payload';
import { roleOf, roles } from '../../access/callers.ts';
import { peopleAccess } from '../../access/rules.ts';
import { endOldSessions, forgetAccount, notePassword } from '../../accounts/account-changes.ts';
import { accountEndpoints } from '../../accounts/endpoints/account-endpoints.ts';
import { proveBeforeLasting, proveBeforeMany } from '../../accounts/proof/proved.ts';
import { checkPasswordBefore, keepAnAdministrator, refuseUninvited } from '../../accounts/rules.ts';
import { lockAccountAtLogout, lockAccountBefore } from '../../accounts/sessions/lock-hooks.ts';
import { refreshUntilTheEnd } from '../../accounts/sessions/session-end.ts';
import { wakeRoster } from '../../desk/roster/start-roster.ts';
import { headLine } from '../../fields/mail.ts';
import { drawn, passage } from '../../fields/plain.ts';
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
      // Payload's lock shuts an account to its owner whenever a stranger guesses; accounts/sign-in counts instead.
      maxLoginAttempts: 0,
      useSessions: true,
      removeTokenFromResponses: true,
      useAPIKey: false,
      cookies: { sameSite: 'Lax', secure: studioSettings().studioUrl.startsWith('https:') },
      forgotPassword: { expiration: 60 * 60 * 1000 },
    },
    access: peopleAccess,
    // Locks are for entries; people of every role open their own account.
    lockDocuments: false,
    endpoints: accountEndpoints,
    hooks: {
      beforeOperation: [checkPasswordBefore, notePassword, proveBeforeMany, lockAccountBefore],
      beforeChange: [refuseUninvited, keepAnAdministrator.onChange, proveBeforeLasting],
      beforeDelete: [keepAnAdministrator.onDelete],
      afterChange: [endOldSessions, wakeRoster],
      afterDelete: [forgetAccount, wakeRoster],
      afterLogout: [lockAccountAtLogout],
      refresh: [refreshUntilTheEnd],
    },
    fields: [
      headLine('name', 'Name', { required: true }),
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
      {
        name: 'careers',
        type: 'checkbox',
        label: 'Sees applications to work here, with their CVs',
        defaultValue: false,
        admin: {
          description: 'For concierges; administrators see them anyway.',
          condition: ({ role }) => role === 'concierge',
        },
        access: {
          create: ({ req }) => roleOf(req.user) === 'admin',
          update: ({ req }) => roleOf(req.user) === 'admin',
        },
      },
      passage('signature', 'Signature', {
        help: 'Under your answers at the enquiry desk. Empty means your name, and what the desk puts under it.',
      }),
      {
        ...drawn('safety', '/accounts/parts/account-safety.tsx#AccountSafety'),
        label: 'Second factor and sessions',
      },
    ],
  };
}
