import { armchair } from '../elements/armchair.ts';
import { bath } from '../elements/bath.ts';
import { bathrim } from '../elements/bathrim.ts';
import { bathwithin } from '../elements/bathwithin.ts';
import { bayseat } from '../elements/bayseat.ts';
import { bedend } from '../elements/bedend.ts';
import { bedfront } from '../elements/bedfront.ts';
import { bedside } from '../elements/bedside.ts';
import { blanketchest } from '../elements/blanketchest.ts';
import { bookwall } from '../elements/bookwall.ts';
import { bunk } from '../elements/bunk.ts';
import { canvasroll } from '../elements/canvasroll.ts';
import { chairbacks } from '../elements/chairbacks.ts';
import { childtable } from '../elements/childtable.ts';
import { choppingboard } from '../elements/choppingboard.ts';
import { clock } from '../elements/clock.ts';
import { coffeepot } from '../elements/coffeepot.ts';
import { dish } from '../elements/dish.ts';
import { drape } from '../elements/drape.ts';
import { drawer } from '../elements/drawer.ts';
import { fireplace } from '../elements/fireplace.ts';
import { fourposter } from '../elements/fourposter.ts';
import { fruitbowl } from '../elements/fruitbowl.ts';
import { glasscorner } from '../elements/glasscorner.ts';
import { hooks } from '../elements/hooks.ts';
import { jarshelf } from '../elements/jarshelf.ts';
import { kitchen } from '../elements/kitchen.ts';
import { kitchentable } from '../elements/kitchentable.ts';
import { lamp } from '../elements/lamp.ts';
import { lamplight } from '../elements/lamplight.ts';
import { letter } from '../elements/letter.ts';
import { netfall } from '../elements/netfall.ts';
import { notebook } from '../elements/notebook.ts';
import { nursery } from '../elements/nursery.ts';
import { ovalbath } from '../elements/ovalbath.ts';
import { panrail } from '../elements/panrail.ts';
import { piano } from '../elements/piano.ts';
import { picture } from '../elements/picture.ts';
import { planisphere } from '../elements/planisphere.ts';
import { playingcards } from '../elements/playingcards.ts';
import { puzzletable } from '../elements/puzzletable.ts';
import { raincurtain } from '../elements/raincurtain.ts';
import { readingpile } from '../elements/readingpile.ts';
import { room } from '../elements/room.ts';
import { rug } from '../elements/rug.ts';
import { sewingtable } from '../elements/sewingtable.ts';
import { shelves } from '../elements/shelves.ts';
import { shutters } from '../elements/shutters.ts';
import { sidetable } from '../elements/sidetable.ts';
import { smallbed } from '../elements/smallbed.ts';
import { starmap } from '../elements/starmap.ts';
import { stoneface } from '../elements/stoneface.ts';
import { stool } from '../elements/stool.ts';
import { stove } from '../elements/stove.ts';
import { thatchceiling } from '../elements/thatchceiling.ts';
import { throughhearth } from '../elements/throughhearth.ts';
import { tiles } from '../elements/tiles.ts';
import { towels } from '../elements/towels.ts';
import { tub } from '../elements/tub.ts';
import { wallhooks } from '../elements/wallhooks.ts';
import { windowseat } from '../elements/windowseat.ts';

/** Rooms, and what is in them. */
export const indoors = {
  blanketchest,
  netfall,
  bookwall,
  bayseat,
  drawer,
  lamplight,
  letter,
  planisphere,
  playingcards,
  raincurtain,
  ovalbath,
  bedfront,
  chairbacks,
  stove,
  bathrim,
  coffeepot,
  choppingboard,
  clock,
  fruitbowl,
  jarshelf,
  kitchen,
  kitchentable,
  notebook,
  panrail,
  starmap,
  throughhearth,
  tiles,
  armchair,
  bath,
  bathwithin,
  bedend,
  bedside,
  bunk,
  canvasroll,
  childtable,
  dish,
  drape,
  fireplace,
  fourposter,
  glasscorner,
  hooks,
  lamp,
  nursery,
  piano,
  picture,
  puzzletable,
  readingpile,
  room,
  rug,
  sewingtable,
  shelves,
  shutters,
  sidetable,
  smallbed,
  stool,
  thatchceiling,
  towels,
  tub,
  stoneface,
  windowseat,
  wallhooks,
};
