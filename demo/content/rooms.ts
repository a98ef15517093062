import type { Room } from '../../apps/studio/src/payload-types.ts';
import { isPlate } from '../plates/plates.ts';
import type { Authored } from './authored.ts';
import { entry, plate } from './references.ts';
import { capeCadoganRooms } from './rooms/cape-cadogan.ts';
import { ivoryLodgeRooms, riverLodgeRooms } from './rooms/lion-sands.ts';
import { narinaLodgeRooms, tingaLodgeRooms } from './rooms/lion-sands-kruger.ts';
import { mountainLodgeRooms, safariLodgeRooms } from './rooms/marataba.ts';
import { monwanaRooms } from './rooms/monwana.ts';

/** The room types of every lodge, by the lodge's content tag, in the order its page shows them. */
export const roomsOf = {
  'lion-sands-river-lodge': riverLodgeRooms,
  'lion-sands-ivory-lodge': ivoryLodgeRooms,
  'lion-sands-tinga-lodge': tingaLodgeRooms,
  'lion-sands-narina-lodge': narinaLodgeRooms,
  monwana: monwanaRooms,
  'marataba-safari-lodge': safariLodgeRooms,
  'marataba-mountain-lodge': mountainLodgeRooms,
  'cape-cadogan': capeCadoganRooms,
} as const satisfies Record<string, readonly Authored<Room>[]>;

/** Every room type with its lodge and its plan. */
export const rooms: readonly Authored<Room>[] = Object.entries(roomsOf).flatMap(([lodge, list]) =>
  list.map((room: Authored<Room>) => {
    const plan = `plan-${room.slug}`;
    return {
      ...room,
      accommodation: entry('accommodation', lodge),
      ...(isPlate(plan) ? { plan: plate(plan) } : {}),
    };
  }),
);
