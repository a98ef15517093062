import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import type { NotificationChoices, People, Roster } from '@sundowner/desk-wire/people';
import type { Asker } from '../work/asker.ts';
import { mayAdminister } from '../work/asker.ts';
import { markSeen } from '../work/notifications.ts';
import {
  colleagues,
  notificationChoicesOf,
  setAway,
  setNotificationChoices,
  setRoster,
} from '../work/people.ts';
import { type Refused, refuse } from '../work/refused.ts';
import { deskSettings, setDesk } from '../work/settings.ts';
import type { DeskDeps } from './desk-deps.ts';

/** Who works at the desk, and how it is set. */
export interface DeskStaff {
  people(asker: Asker): Promise<People>;
  /** The studio says it as an administrator. */
  roster(asker: Asker, roster: Roster): Promise<'done' | Refused>;
  away(asker: Asker, person: string, until: number | null): Promise<'done' | Refused>;
  notices(asker: Asker, notices: NotificationChoices): Promise<void>;
  seen(asker: Asker, ids: readonly string[]): Promise<void>;
  settings(): Promise<DeskSettings>;
  set(asker: Asker, settings: DeskSettings): Promise<DeskSettings | Refused>;
}

export function createDeskStaff({ store, clock, log, changes }: DeskDeps): DeskStaff {
  return {
    people: async (asker) => ({
      people: await colleagues(store.read, clock.now()),
      notificationChoices: await notificationChoicesOf(store.read, asker.id),
    }),

    async roster(asker, roster) {
      if (!mayAdminister(asker)) return refuse('no-right', 'Only an administrator says who is at the desk.');
      await store.transaction((sql) => setRoster(sql, roster, clock.now()));
      changes.announce();
      return 'done';
    },

    async away(asker, person, until) {
      if (person !== asker.id && !mayAdminister(asker))
        return refuse('no-right', 'Only an administrator says that somebody else is away.');
      const there = await store.transaction((sql) => setAway(sql, person, until));
      if (!there) return refuse('not-found', 'There is no such person at the desk.');
      changes.announce();
      return 'done';
    },

    notices: (asker, notices) => store.transaction((sql) => setNotificationChoices(sql, asker.id, notices)),
    seen: (asker, ids) => store.transaction((sql) => markSeen(sql, asker.id, ids, clock.now())),
    settings: () => deskSettings(store.read),

    async set(asker, settings) {
      if (!mayAdminister(asker)) return refuse('no-right', 'Only an administrator sets the desk.');
      await store.transaction((sql) => setDesk(sql, settings, asker.id, clock.now()));
      log.info('desk settings were changed');
      changes.announce();
      return settings;
    },
  };
}
