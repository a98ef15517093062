import type { Room } from '../../apps/studio/src/payload-types.ts';
import { isPlate } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { entry, plate } from './references.ts';
import { capeCadoganRooms } from './rooms/cape-cadogan.ts';
import { ivoryLodgeRooms, riverLodgeRooms } from './rooms/lion-sands.ts';
import { narinaLodgeRooms, tingaLodgeRooms } from './rooms/lion-sands-kruger.ts';
import { mountainLodgeRooms, safariLodgeRooms } from './rooms/marataba.ts';
import { monwanaRooms } from './rooms/monwana.ts';

/** The room types of every lodge, by the lodge's slug, in the order its page shows them. */
export const roomsOf = {
  'river-lodge': riverLodgeRooms,
  'ivory-lodge': ivoryLodgeRooms,
  'tinga-lodge': tingaLodgeRooms,
  'narina-lodge': narinaLodgeRooms,
  monwana: monwanaRooms,
  'safari-lodge': safariLodgeRooms,
  'mountain-lodge': mountainLodgeRooms,
  'cape-cadogan': capeCadoganRooms,
} as const satisfies Record<string, readonly Authored<Room>[]>;

/** Every room type with its plan. */
export const rooms: readonly Authored<Room>[] = Object.values(roomsOf)
  .flat()
  .map((room) => {
    const plan = `plan-${room.slug}`;
    return isPlate(plan) ? { ...room, plan: plate(plan) } : room;
  });

/** The lodge each room type belongs to: published after the lodges, which list their rooms. */
export const lodgesOfRooms = Object.entries(roomsOf).flatMap(([lodge, list]) =>
  list.map(({ slug }) => ({ slug, accommodation: entry('accommodation', lodge) })),
);
