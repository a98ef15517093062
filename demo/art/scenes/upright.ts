import type { Scene } from '../scene.ts';
import { upright } from '../upright.ts';
import { scene as airstrip } from './airstrip.ts';
import { scene as beach } from './beach.ts';
import { scene as capeCadogan } from './cape-cadogan.ts';
import { scene as capeCoast } from './cape-coast.ts';
import { scene as capeStreet } from './cape-street.ts';
import { scene as capeTown } from './cape-town.ts';
import { scene as chobe } from './chobe.ts';
import { scene as hippoPool } from './hippo-pool.ts';
import { scene as kafue } from './kafue.ts';
import { scene as krugerCrossing } from './kruger-crossing.ts';
import { scene as lionSands } from './lion-sands.ts';
import { scene as lodgeMonwana } from './lodge-monwana.ts';
import { scene as marataba } from './marataba.ts';
import { scene as monwana } from './monwana.ts';
import { scene as namib } from './namib.ts';
import { scene as skeletonCoast } from './namibia-skeleton-coast.ts';
import { scene as okavango } from './okavango.ts';
import { scene as planting } from './planting.ts';
import { scene as rail } from './rail.ts';
import { scene as mountainTerrace } from './room-mountain-two-bedroom.ts';
import { scene as chalkley } from './treehouse-chalkley.ts';
import { scene as kingston } from './treehouse-kingston.ts';
import { scene as treehouseNight } from './treehouse-night.ts';
import { scene as thabametsi } from './treehouse-thabametsi.ts';
import { scene as thabametsiNight } from './treehouse-thabametsi-night.ts';
import { scene as tinyeleti } from './treehouse-tinyeleti.ts';
import { scene as victoriaFalls } from './victoria-falls.ts';
import { scene as walkingSafari } from './walking-safari.ts';
import { scene as winelands } from './winelands.ts';
import { scene as zambezi } from './zambezi.ts';
import { scene as zambiaCamp } from './zambia-camp.ts';
import { scene as zimbabweMana } from './zimbabwe-mana.ts';

/** Scenes drawn upright, for posters and for heroes on phones; each under the name of the wide one. */
export const scenes: Readonly<Record<string, Scene>> = {
  'upright-lion-sands': upright(lionSands, {}, [0.8, 0.38, 0.05]),
  'upright-monwana': upright(
    monwana,
    {
      giraffe: [{ x: 0.36 }, { x: 0.5 }],
      bigtree: [{ x: 0.9, h: 0.5, w: 0.7 }],
      acacia: [{ x: 0.04, h: 0.2 }],
    },
    [0.64, 0.4, 0.05],
  ),
  'upright-lodge-monwana': upright(lodgeMonwana, {
    contemporary: [{ x: 0.56, h: 0.1 }],
    acacia: [{ x: 0.96, h: 0.34 }],
    elephant: [
      { x: 0.26, h: 0.075 },
      { x: 0.42, h: 0.064 },
      { x: 0.53, h: 0.034 },
    ],
  }),
  'upright-marataba': upright(marataba, {
    elephant: [
      { x: 0.46, h: 0.066 },
      { x: 0.6, h: 0.06 },
      { x: 0.7, h: 0.032 },
      { x: 0.31, h: 0.072 },
    ],
    acacia: [{ x: 0.97, y: 0.91, h: 0.3 }],
  }),
  'upright-cape-cadogan': upright(capeCadogan, {
    georgian: [{ x: 0.5, h: 0.3 }],
    bougainvillea: [{ x: 0.5, h: 0.3 }],
    bigtree: [{ x: 1.06, h: 0.5, w: 0.5 }],
    palmtree: [{ x: 0.03, h: 0.5 }],
  }),
  'upright-cape-town': upright(capeTown),
  'upright-hippo-pool': upright(hippoPool, { bigtree: [{ x: 1.0, w: 0.6 }] }),
  'upright-room-mountain-two-bedroom': upright(mountainTerrace),
  'upright-kruger-crossing': upright(krugerCrossing, {
    elephant: [
      { x: 0.2, h: 0.1 },
      { x: 0.42, h: 0.125 },
      { x: 0.575, h: 0.055 },
      { x: 0.74, h: 0.11 },
    ],
    acacia: [{ x: 0.98, h: 0.36 }],
  }),
  'upright-airstrip': upright(airstrip, {
    acacia: [{ x: 0.06, h: 0.24 }],
    vehicle: [null],
    windsock: [{ x: 0.2 }],
    aeroplane: [{ x: 0.6, h: 0.13 }],
    figure: [{ x: 0.22, h: 0.11 }, { x: 0.3, h: 0.108 }, null],
  }),
  'upright-treehouse-night': upright(treehouseNight),
  'upright-treehouse-chalkley': upright(chalkley, { chalkley: [{ x: 0.58, h: 0.56 }] }),
  'upright-treehouse-kingston': upright(kingston, {
    kingston: [{ x: 0.55, h: 0.66 }],
    acacia: [
      { x: 0.98, h: 0.2 },
      { x: 0.08, h: 0.16 },
    ],
  }),
  'upright-treehouse-tinyeleti': upright(tinyeleti, {
    tinyeleti: [{ x: 0.5, h: 0.24 }],
    bigtree: [{ x: 1.06, h: 0.7, w: 0.5 }],
  }),
  'upright-treehouse-thabametsi': upright(thabametsi, { thabametsi: [{ x: 0.55, h: 0.28 }] }),
  'upright-treehouse-thabametsi-night': upright(thabametsiNight, { thabametsi: [{ x: 0.55, h: 0.3 }] }),
  'upright-zambezi': upright(zambezi, { palmtree: [{ x: 0.0 }, { x: 0.12, h: 0.5 }] }),
  'upright-cape-coast': upright(capeCoast),
  'upright-namibia-skeleton-coast': upright(skeletonCoast, { wreck: [{ x: 0.56, h: 0.15 }] }),
  'upright-zimbabwe-mana': upright(zimbabweMana, {
    elephant: [
      { x: 0.38, h: 0.13 },
      { x: 0.6, h: 0.1 },
      { x: 0.73, h: 0.055 },
    ],
  }),
  'upright-okavango': upright(okavango),
  'upright-kafue': upright(kafue),
  'upright-winelands': upright(winelands),
  'upright-beach': upright(beach, {
    dhow: [{ x: 0.4, h: 0.27 }],
    palmtree: [
      { x: 1.0, h: 0.74 },
      { x: 1.1, h: 0.56 },
    ],
  }),
  'upright-namib': upright(namib),
  'upright-victoria-falls': upright(victoriaFalls),
  'upright-rail': upright(rail),
  'upright-walking-safari': upright(walkingSafari, {
    figure: [
      { h: 0.16, x: 0.76 },
      { h: 0.15, x: 0.62 },
      { h: 0.145, x: 0.5 },
      { h: 0.15, x: 0.38 },
      { h: 0.147, x: 0.26 },
    ],
  }),
  'upright-zambia-camp': upright(zambiaCamp, {
    tent: [
      { x: 0.52, h: 0.075 },
      { x: 0.76, h: 0.09 },
    ],
    figure: [
      { x: 0.36, h: 0.09 },
      { x: 0.27, h: 0.088 },
      { x: 0.18, h: 0.09 },
      { x: 0.7, h: 0.1 },
    ],
  }),
  'upright-cape-street': upright(capeStreet),
  'upright-chobe': upright(chobe, {
    elephant: [
      { x: 0.34, h: 0.06 },
      { x: 0.46, h: 0.066 },
      { x: 0.56, h: 0.034 },
      { x: 0.66, h: 0.062 },
      { x: 0.2, h: 0.05 },
    ],
    safariboat: [{ x: 0.66, h: 0.1 }],
  }),
  'upright-planting': upright(planting, {
    figure: [
      { x: 0.26, h: 0.22 },
      { x: 0.47, h: 0.2 },
      { x: 0.68, h: 0.175 },
    ],
    baobab: [{ x: 0.98, h: 0.4 }],
  }),
};
