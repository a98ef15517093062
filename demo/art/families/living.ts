import { acacia } from '../elements/acacia.ts';
import { ball } from '../elements/ball.ts';
import { baobab } from '../elements/baobab.ts';
import { bigtree } from '../elements/bigtree.ts';
import { birds } from '../elements/birds.ts';
import { bougainvillea } from '../elements/bougainvillea.ts';
import { brushlines } from '../elements/brushlines.ts';
import { crocodile } from '../elements/crocodile.ts';
import { crownabove } from '../elements/crownabove.ts';
import { deadtree } from '../elements/deadtree.ts';
import { dog } from '../elements/dog.ts';
import { dust } from '../elements/dust.ts';
import { elephant } from '../elements/elephant.ts';
import { figspray } from '../elements/figspray.ts';
import { figtree } from '../elements/figtree.ts';
import { figtrunk } from '../elements/figtrunk.ts';
import { figure } from '../elements/figure.ts';
import { fisheagle } from '../elements/fisheagle.ts';
import { gardenbeds } from '../elements/gardenbeds.ts';
import { giraffe } from '../elements/giraffe.ts';
import { giraffedrinking } from '../elements/giraffedrinking.ts';
import { goal } from '../elements/goal.ts';
import { grass } from '../elements/grass.ts';
import { greenpigeon } from '../elements/greenpigeon.ts';
import { groundshadow } from '../elements/groundshadow.ts';
import { heron } from '../elements/heron.ts';
import { hippos } from '../elements/hippos.ts';
import { hornbill } from '../elements/hornbill.ts';
import { hyena } from '../elements/hyena.ts';
import { impala } from '../elements/impala.ts';
import { jackalberry } from '../elements/jackalberry.ts';
import { kingfisher } from '../elements/kingfisher.ts';
import { leafspray } from '../elements/leafspray.ts';
import { leash } from '../elements/leash.ts';
import { lemontree } from '../elements/lemontree.ts';
import { marulabough } from '../elements/marulabough.ts';
import { palmtree } from '../elements/palmtree.ts';
import { penguin } from '../elements/penguin.ts';
import { person } from '../elements/person.ts';
import { pigeons } from '../elements/pigeons.ts';
import { plant } from '../elements/plant.ts';
import { portrait } from '../elements/portrait.ts';
import { proteas } from '../elements/proteas.ts';
import { reeds } from '../elements/reeds.ts';
import { rhino } from '../elements/rhino.ts';
import { saplings } from '../elements/saplings.ts';
import { spoor } from '../elements/spoor.ts';
import { tortoise } from '../elements/tortoise.ts';
import { toyelephant } from '../elements/toyelephant.ts';
import { tracks } from '../elements/tracks.ts';
import { trogon } from '../elements/trogon.ts';
import { trunkthrough } from '../elements/trunkthrough.ts';
import { vinerow } from '../elements/vinerow.ts';
import { vineyard } from '../elements/vineyard.ts';
import { vulture } from '../elements/vulture.ts';
import { weavernests } from '../elements/weavernests.ts';
import { whaletail } from '../elements/whaletail.ts';
import { wildebeest } from '../elements/wildebeest.ts';
import { windfall } from '../elements/windfall.ts';
import { winterthorn } from '../elements/winterthorn.ts';

/** Plants, animals and people. */
export const living = {
  trogon,
  crocodile,
  greenpigeon,
  trunkthrough,
  leafspray,
  groundshadow,
  wildebeest,
  spoor,
  hyena,
  weavernests,
  vulture,
  lemontree,
  tortoise,
  proteas,
  acacia,
  ball,
  baobab,
  bigtree,
  birds,
  bougainvillea,
  brushlines,
  crownabove,
  deadtree,
  dog,
  dust,
  elephant,
  figspray,
  figtree,
  figtrunk,
  figure,
  fisheagle,
  gardenbeds,
  giraffe,
  giraffedrinking,
  goal,
  grass,
  heron,
  hippos,
  hornbill,
  impala,
  kingfisher,
  jackalberry,
  leash,
  pigeons,
  marulabough,
  palmtree,
  penguin,
  person,
  plant,
  portrait,
  reeds,
  rhino,
  saplings,
  toyelephant,
  tracks,
  vinerow,
  vineyard,
  whaletail,
  windfall,
  winterthorn,
};
