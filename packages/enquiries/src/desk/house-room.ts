import { mayAdminister } from '../work/asker.ts';
import { markSeen } from '../work/notifications.ts';
import { colleagues, noticesOf, setAway, setNotices, setRoster } from '../work/people.ts';
import { refuse } from '../work/refused.ts';
import { deskSettings, setDesk } from '../work/settings.ts';
import type { RoomDeps } from './room-deps.ts';
import type { HouseRoom } from './rooms.ts';

export function createHouseRoom({ store, clock, log, changes }: RoomDeps): HouseRoom {
  return {
    people: async (asker) => ({
      people: await colleagues(store.read, clock.now()),
      notices: await noticesOf(store.read, asker.id),
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

    notices: (asker, notices) => store.transaction((sql) => setNotices(sql, asker.id, notices)),
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
