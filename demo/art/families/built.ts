import { bathingboxes } from '../elements/bathingboxes.ts';
import { boardwalk } from '../elements/boardwalk.ts';
import { brickcourt } from '../elements/brickcourt.ts';
import { brickfloor } from '../elements/brickfloor.ts';
import { chalkley } from '../elements/chalkley.ts';
import { chalkleyladder } from '../elements/chalkleyladder.ts';
import { citybowl } from '../elements/citybowl.ts';
import { contemporary } from '../elements/contemporary.ts';
import { courtyard } from '../elements/courtyard.ts';
import { deck } from '../elements/deck.ts';
import { decklegs } from '../elements/decklegs.ts';
import { doorleaf } from '../elements/doorleaf.ts';
import { doorway } from '../elements/doorway.ts';
import { fence } from '../elements/fence.ts';
import { fountain } from '../elements/fountain.ts';
import { frontdoor } from '../elements/frontdoor.ts';
import { gablehouse } from '../elements/gablehouse.ts';
import { gardengate } from '../elements/gardengate.ts';
import { gardenwall } from '../elements/gardenwall.ts';
import { gateleaf } from '../elements/gateleaf.ts';
import { georgian } from '../elements/georgian.ts';
import { glassroom } from '../elements/glassroom.ts';
import { glassvilla } from '../elements/glassvilla.ts';
import { grasshut } from '../elements/grasshut.ts';
import { halfdoor } from '../elements/halfdoor.ts';
import { handrail } from '../elements/handrail.ts';
import { hide } from '../elements/hide.ts';
import { hives } from '../elements/hives.ts';
import { homestead } from '../elements/homestead.ts';
import { ironrail } from '../elements/ironrail.ts';
import { kingston } from '../elements/kingston.ts';
import { lighthouse } from '../elements/lighthouse.ts';
import { mirrorpool } from '../elements/mirrorpool.ts';
import { outdoorshower } from '../elements/outdoorshower.ts';
import { paddlingpool } from '../elements/paddlingpool.ts';
import { palisade } from '../elements/palisade.ts';
import { parasol } from '../elements/parasol.ts';
import { pavilion } from '../elements/pavilion.ts';
import { pergola } from '../elements/pergola.ts';
import { picket } from '../elements/picket.ts';
import { platform } from '../elements/platform.ts';
import { plungepool } from '../elements/plungepool.ts';
import { polescreen } from '../elements/polescreen.ts';
import { pooledge } from '../elements/pooledge.ts';
import { porchlace } from '../elements/porchlace.ts';
import { pumphouse } from '../elements/pumphouse.ts';
import { rainshower } from '../elements/rainshower.ts';
import { reedroof } from '../elements/reedroof.ts';
import { ringwall } from '../elements/ringwall.ts';
import { riverlodge } from '../elements/riverlodge.ts';
import { roadcobble } from '../elements/roadcobble.ts';
import { rondavel } from '../elements/rondavel.ts';
import { roofopen } from '../elements/roofopen.ts';
import { rounddeck } from '../elements/rounddeck.ts';
import { sandpit } from '../elements/sandpit.ts';
import { school } from '../elements/school.ts';
import { shadecloth } from '../elements/shadecloth.ts';
import { slatwall } from '../elements/slatwall.ts';
import { steelsteps } from '../elements/steelsteps.ts';
import { street } from '../elements/street.ts';
import { suite } from '../elements/suite.ts';
import { sundeck } from '../elements/sundeck.ts';
import { swingseat } from '../elements/swingseat.ts';
import { tent } from '../elements/tent.ts';
import { terraces } from '../elements/terraces.ts';
import { thabametsi } from '../elements/thabametsi.ts';
import { thatchlodge } from '../elements/thatchlodge.ts';
import { tinyeleti } from '../elements/tinyeleti.ts';
import { towerside } from '../elements/towerside.ts';
import { treehouse } from '../elements/treehouse.ts';
import { vault } from '../elements/vault.ts';
import { victorian } from '../elements/victorian.ts';
import { wallface } from '../elements/wallface.ts';
import { wirefence } from '../elements/wirefence.ts';

/** Houses and what stands round them. */
export const built = {
  porchlace,
  glassroom,
  reedroof,
  pooledge,
  roofopen,
  gateleaf,
  swingseat,
  towerside,
  decklegs,
  steelsteps,
  chalkleyladder,
  brickfloor,
  gardengate,
  gardenwall,
  outdoorshower,
  vault,
  slatwall,
  platform,
  fence,
  rondavel,
  bathingboxes,
  boardwalk,
  brickcourt,
  chalkley,
  citybowl,
  contemporary,
  courtyard,
  deck,
  doorleaf,
  doorway,
  fountain,
  frontdoor,
  gablehouse,
  georgian,
  glassvilla,
  grasshut,
  halfdoor,
  hide,
  hives,
  homestead,
  kingston,
  lighthouse,
  palisade,
  pavilion,
  pergola,
  picket,
  plungepool,
  polescreen,
  pumphouse,
  ringwall,
  riverlodge,
  roadcobble,
  rounddeck,
  school,
  shadecloth,
  street,
  suite,
  sundeck,
  tent,
  terraces,
  thabametsi,
  thatchlodge,
  tinyeleti,
  treehouse,
  victorian,
  wallface,
  mirrorpool,
  rainshower,
  paddlingpool,
  parasol,
  wirefence,
  handrail,
  ironrail,
  sandpit,
};
