'use client';

import type { Office } from '../address.ts';
import { FiguresScreen } from '../figures/figures-screen.tsx';
import { MailsScreen } from '../mails/mails-screen.tsx';
import { PersonScreen } from '../privacy/person-screen.tsx';
import { PrivacyScreen } from '../privacy/privacy-screen.tsx';
import { SettingsScreen } from '../settings/settings-screen.tsx';
import './office.css';

/** A page of the desk beside its lists. */
export function OfficeScreen({ office }: { readonly office: Office }) {
  switch (office) {
    case 'figures':
      return <FiguresScreen />;
    case 'person':
      return <PersonScreen />;
    case 'privacy':
      return <PrivacyScreen />;
    case 'mails':
      return <MailsScreen />;
    case 'settings':
      return <SettingsScreen />;
  }
}
