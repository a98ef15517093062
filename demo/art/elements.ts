import { acacia } from './elements/acacia.ts';
import { aeroplane } from './elements/aeroplane.ts';
import { aircraft } from './elements/aircraft.ts';
import { arch } from './elements/arch.ts';
import { armchair } from './elements/armchair.ts';
import { ball } from './elements/ball.ts';
import { balloon } from './elements/balloon.ts';
import { baobab } from './elements/baobab.ts';
import { bath } from './elements/bath.ts';
import { beachsand } from './elements/beachsand.ts';
import { beam } from './elements/beam.ts';
import { bedend } from './elements/bedend.ts';
import { bedside } from './elements/bedside.ts';
import { bench } from './elements/bench.ts';
import { bicycle } from './elements/bicycle.ts';
import { bigtree } from './elements/bigtree.ts';
import { birds } from './elements/birds.ts';
import { bistro } from './elements/bistro.ts';
import { blanket } from './elements/blanket.ts';
import { boardwalk } from './elements/boardwalk.ts';
import { boatside } from './elements/boatside.ts';
import { bottle } from './elements/bottle.ts';
import { bougainvillea } from './elements/bougainvillea.ts';
import { boulders } from './elements/boulders.ts';
import { brickcourt } from './elements/brickcourt.ts';
import { brushlines } from './elements/brushlines.ts';
import { bunk } from './elements/bunk.ts';
import { bus } from './elements/bus.ts';
import { bushline } from './elements/bushline.ts';
import { canvasroll } from './elements/canvasroll.ts';
import { canyon } from './elements/canyon.ts';
import { cataract } from './elements/cataract.ts';
import { cellar } from './elements/cellar.ts';
import { chairrow } from './elements/chairrow.ts';
import { chalkley } from './elements/chalkley.ts';
import { citybowl } from './elements/citybowl.ts';
import { cloudshadow } from './elements/cloudshadow.ts';
import { coastroad } from './elements/coastroad.ts';
import { contemporary } from './elements/contemporary.ts';
import { courtyard } from './elements/courtyard.ts';
import { cumulus } from './elements/cumulus.ts';
import { daybed } from './elements/daybed.ts';
import { deadtree } from './elements/deadtree.ts';
import { deck } from './elements/deck.ts';
import { dhow } from './elements/dhow.ts';
import { dhowabove } from './elements/dhowabove.ts';
import { dish } from './elements/dish.ts';
import { dog } from './elements/dog.ts';
import { doorleaf } from './elements/doorleaf.ts';
import { doorway } from './elements/doorway.ts';
import { drape } from './elements/drape.ts';
import { dune } from './elements/dune.ts';
import { duneface } from './elements/duneface.ts';
import { dust } from './elements/dust.ts';
import { elephant } from './elements/elephant.ts';
import { festoon } from './elements/festoon.ts';
import { figtree } from './elements/figtree.ts';
import { figure } from './elements/figure.ts';
import { finish } from './elements/finish.ts';
import { fire } from './elements/fire.ts';
import { fireplace } from './elements/fireplace.ts';
import { fisheagle } from './elements/fisheagle.ts';
import { forest } from './elements/forest.ts';
import { fountain } from './elements/fountain.ts';
import { fourposter } from './elements/fourposter.ts';
import { frontdoor } from './elements/frontdoor.ts';
import { frost } from './elements/frost.ts';
import { gablehouse } from './elements/gablehouse.ts';
import { gardenbeds } from './elements/gardenbeds.ts';
import { georgian } from './elements/georgian.ts';
import { giraffe } from './elements/giraffe.ts';
import { giraffedrinking } from './elements/giraffedrinking.ts';
import { glass } from './elements/glass.ts';
import { glassvilla } from './elements/glassvilla.ts';
import { goal } from './elements/goal.ts';
import { grass } from './elements/grass.ts';
import { halfdoor } from './elements/halfdoor.ts';
import { hammock } from './elements/hammock.ts';
import { hamper } from './elements/hamper.ts';
import { headland } from './elements/headland.ts';
import { heron } from './elements/heron.ts';
import { hide } from './elements/hide.ts';
import { hippos } from './elements/hippos.ts';
import { hives } from './elements/hives.ts';
import { homestead } from './elements/homestead.ts';
import { hooks } from './elements/hooks.ts';
import { hornbill } from './elements/hornbill.ts';
import { impala } from './elements/impala.ts';
import { islandabove } from './elements/islandabove.ts';
import { kingfisher } from './elements/kingfisher.ts';
import { kingston } from './elements/kingston.ts';
import { lamp } from './elements/lamp.ts';
import { lantern } from './elements/lantern.ts';
import { leash } from './elements/leash.ts';
import { lighthouse } from './elements/lighthouse.ts';
import { lightning } from './elements/lightning.ts';
import { lilies } from './elements/lilies.ts';
import { loaf } from './elements/loaf.ts';
import { longtable } from './elements/longtable.ts';
import { milkyway } from './elements/milkyway.ts';
import { mist } from './elements/mist.ts';
import { mokoro } from './elements/mokoro.ts';
import { moon } from './elements/moon.ts';
import { nursery } from './elements/nursery.ts';
import { palisade } from './elements/palisade.ts';
import { palmtree } from './elements/palmtree.ts';
import { pavilion } from './elements/pavilion.ts';
import { penguin } from './elements/penguin.ts';
import { pergola } from './elements/pergola.ts';
import { person } from './elements/person.ts';
import { piano } from './elements/piano.ts';
import { picket } from './elements/picket.ts';
import { picture } from './elements/picture.ts';
import { plain } from './elements/plain.ts';
import { plant } from './elements/plant.ts';
import { plungepool } from './elements/plungepool.ts';
import { polescreen } from './elements/polescreen.ts';
import { portrait } from './elements/portrait.ts';
import { potjie } from './elements/potjie.ts';
import { pumphouse } from './elements/pumphouse.ts';
import { puzzletable } from './elements/puzzletable.ts';
import { rain } from './elements/rain.ts';
import { rainbow } from './elements/rainbow.ts';
import { rays } from './elements/rays.ts';
import { reeds } from './elements/reeds.ts';
import { rhino } from './elements/rhino.ts';
import { ridge } from './elements/ridge.ts';
import { ringwall } from './elements/ringwall.ts';
import { riverlodge } from './elements/riverlodge.ts';
import { roadcobble } from './elements/roadcobble.ts';
import { roadwind } from './elements/roadwind.ts';
import { room } from './elements/room.ts';
import { rounddeck } from './elements/rounddeck.ts';
import { rug } from './elements/rug.ts';
import { safariboat } from './elements/safariboat.ts';
import { saltpan } from './elements/saltpan.ts';
import { sandbar } from './elements/sandbar.ts';
import { sandcastle } from './elements/sandcastle.ts';
import { sandripples } from './elements/sandripples.ts';
import { saplings } from './elements/saplings.ts';
import { school } from './elements/school.ts';
import { sewingtable } from './elements/sewingtable.ts';
import { shadecloth } from './elements/shadecloth.ts';
import { shadowcast } from './elements/shadowcast.ts';
import { shelves } from './elements/shelves.ts';
import { shower } from './elements/shower.ts';
import { shutters } from './elements/shutters.ts';
import { sidetable } from './elements/sidetable.ts';
import { sky } from './elements/sky.ts';
import { smallbed } from './elements/smallbed.ts';
import { spabed } from './elements/spabed.ts';
import { sprayplume } from './elements/sprayplume.ts';
import { stars } from './elements/stars.ts';
import { steam } from './elements/steam.ts';
import { stones } from './elements/stones.ts';
import { stool } from './elements/stool.ts';
import { strata } from './elements/strata.ts';
import { street } from './elements/street.ts';
import { suite } from './elements/suite.ts';
import { sun } from './elements/sun.ts';
import { sundeck } from './elements/sundeck.ts';
import { surf } from './elements/surf.ts';
import { table } from './elements/table.ts';
import { tablemountain } from './elements/tablemountain.ts';
import { tabletop } from './elements/tabletop.ts';
import { teacup } from './elements/teacup.ts';
import { telescope } from './elements/telescope.ts';
import { tent } from './elements/tent.ts';
import { terraces } from './elements/terraces.ts';
import { thabametsi } from './elements/thabametsi.ts';
import { thatchceiling } from './elements/thatchceiling.ts';
import { thatchlodge } from './elements/thatchlodge.ts';
import { tinyeleti } from './elements/tinyeleti.ts';
import { towels } from './elements/towels.ts';
import { toyelephant } from './elements/toyelephant.ts';
import { trackerseat } from './elements/trackerseat.ts';
import { tracks } from './elements/tracks.ts';
import { train } from './elements/train.ts';
import { treehouse } from './elements/treehouse.ts';
import { tripodcam } from './elements/tripodcam.ts';
import { vehicle } from './elements/vehicle.ts';
import { viaduct } from './elements/viaduct.ts';
import { victorian } from './elements/victorian.ts';
import { vinerow } from './elements/vinerow.ts';
import { vineyard } from './elements/vineyard.ts';
import { wallface } from './elements/wallface.ts';
import { water } from './elements/water.ts';
import { waterpatch } from './elements/waterpatch.ts';
import { whaletail } from './elements/whaletail.ts';
import { windfall } from './elements/windfall.ts';
import { windsock } from './elements/windsock.ts';
import { winterthorn } from './elements/winterthorn.ts';
import { wreck } from './elements/wreck.ts';

/** Every element a scene can name. */
export const elements = {
  acacia,
  aeroplane,
  arch,
  armchair,
  ball,
  balloon,
  baobab,
  bath,
  beachsand,
  beam,
  bedend,
  bedside,
  bench,
  bigtree,
  birds,
  bistro,
  blanket,
  boardwalk,
  boatside,
  bottle,
  bougainvillea,
  boulders,
  brickcourt,
  brushlines,
  bunk,
  bushline,
  canvasroll,
  canyon,
  cataract,
  cellar,
  chairrow,
  chalkley,
  citybowl,
  cloudshadow,
  coastroad,
  contemporary,
  courtyard,
  cumulus,
  daybed,
  deadtree,
  deck,
  dhow,
  dhowabove,
  dog,
  doorleaf,
  doorway,
  drape,
  dune,
  duneface,
  dust,
  elephant,
  festoon,
  figtree,
  figure,
  finish,
  fire,
  fireplace,
  fisheagle,
  forest,
  fountain,
  fourposter,
  frontdoor,
  frost,
  gablehouse,
  gardenbeds,
  georgian,
  giraffe,
  giraffedrinking,
  glass,
  glassvilla,
  goal,
  grass,
  halfdoor,
  hammock,
  hamper,
  headland,
  heron,
  hide,
  hippos,
  homestead,
  hooks,
  hornbill,
  impala,
  islandabove,
  kingfisher,
  kingston,
  lamp,
  lantern,
  leash,
  lighthouse,
  lightning,
  lilies,
  loaf,
  longtable,
  milkyway,
  mist,
  mokoro,
  moon,
  nursery,
  palisade,
  palmtree,
  pavilion,
  penguin,
  pergola,
  person,
  piano,
  whaletail,
  dish,
  hives,
  pumphouse,
  sewingtable,
  shadecloth,
  bicycle,
  aircraft,
  sandcastle,
  roadwind,
  trackerseat,
  rounddeck,
  bus,
  picket,
  picture,
  plain,
  plant,
  plungepool,
  polescreen,
  portrait,
  potjie,
  puzzletable,
  rain,
  rainbow,
  rays,
  reeds,
  rhino,
  ridge,
  ringwall,
  riverlodge,
  roadcobble,
  room,
  rug,
  safariboat,
  saltpan,
  sandbar,
  sandripples,
  saplings,
  school,
  shadowcast,
  shelves,
  shower,
  shutters,
  sidetable,
  sky,
  smallbed,
  spabed,
  sprayplume,
  stars,
  steam,
  stones,
  stool,
  strata,
  street,
  suite,
  sun,
  sundeck,
  surf,
  table,
  tablemountain,
  tabletop,
  teacup,
  telescope,
  tent,
  terraces,
  thabametsi,
  thatchceiling,
  thatchlodge,
  tinyeleti,
  towels,
  toyelephant,
  tracks,
  train,
  treehouse,
  tripodcam,
  vehicle,
  viaduct,
  victorian,
  vinerow,
  vineyard,
  wallface,
  water,
  waterpatch,
  windfall,
  windsock,
  winterthorn,
  wreck,
};
