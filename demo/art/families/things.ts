import { aeroplane } from '../elements/aeroplane.ts';
import { aircraft } from '../elements/aircraft.ts';
import { arch } from '../elements/arch.ts';
import { balloon } from '../elements/balloon.ts';
import { basket } from '../elements/basket.ts';
import { bench } from '../elements/bench.ts';
import { bicycle } from '../elements/bicycle.ts';
import { bistro } from '../elements/bistro.ts';
import { blanket } from '../elements/blanket.ts';
import { boatside } from '../elements/boatside.ts';
import { bookpile } from '../elements/bookpile.ts';
import { boots } from '../elements/boots.ts';
import { bottle } from '../elements/bottle.ts';
import { braai } from '../elements/braai.ts';
import { braaigrid } from '../elements/braaigrid.ts';
import { bus } from '../elements/bus.ts';
import { cablecar } from '../elements/cablecar.ts';
import { cellar } from '../elements/cellar.ts';
import { chairrow } from '../elements/chairrow.ts';
import { cupabove } from '../elements/cupabove.ts';
import { dappledshade } from '../elements/dappledshade.ts';
import { daybed } from '../elements/daybed.ts';
import { dhow } from '../elements/dhow.ts';
import { dhowabove } from '../elements/dhowabove.ts';
import { eggcup } from '../elements/eggcup.ts';
import { featherdrawer } from '../elements/featherdrawer.ts';
import { festoon } from '../elements/festoon.ts';
import { fieldglasses } from '../elements/fieldglasses.ts';
import { filmscreen } from '../elements/filmscreen.ts';
import { finish } from '../elements/finish.ts';
import { fire } from '../elements/fire.ts';
import { footcasts } from '../elements/footcasts.ts';
import { glass } from '../elements/glass.ts';
import { hammock } from '../elements/hammock.ts';
import { hamper } from '../elements/hamper.ts';
import { jigsaw } from '../elements/jigsaw.ts';
import { laidtable } from '../elements/laidtable.ts';
import { lantern } from '../elements/lantern.ts';
import { loaf } from '../elements/loaf.ts';
import { logseat } from '../elements/logseat.ts';
import { longtable } from '../elements/longtable.ts';
import { lounger } from '../elements/lounger.ts';
import { luggage } from '../elements/luggage.ts';
import { microscope } from '../elements/microscope.ts';
import { mokoro } from '../elements/mokoro.ts';
import { morabaraba } from '../elements/morabaraba.ts';
import { mug } from '../elements/mug.ts';
import { potjie } from '../elements/potjie.ts';
import { provisions } from '../elements/provisions.ts';
import { safariboat } from '../elements/safariboat.ts';
import { signedlid } from '../elements/signedlid.ts';
import { spabed } from '../elements/spabed.ts';
import { spottingscope } from '../elements/spottingscope.ts';
import { stall } from '../elements/stall.ts';
import { stormlantern } from '../elements/stormlantern.ts';
import { suitcase } from '../elements/suitcase.ts';
import { suppertable } from '../elements/suppertable.ts';
import { table } from '../elements/table.ts';
import { tableoven } from '../elements/tableoven.ts';
import { tabletop } from '../elements/tabletop.ts';
import { teacup } from '../elements/teacup.ts';
import { telescope } from '../elements/telescope.ts';
import { toast } from '../elements/toast.ts';
import { trackerseat } from '../elements/trackerseat.ts';
import { train } from '../elements/train.ts';
import { treatmentbed } from '../elements/treatmentbed.ts';
import { tripodcam } from '../elements/tripodcam.ts';
import { vehicle } from '../elements/vehicle.ts';
import { viaduct } from '../elements/viaduct.ts';
import { wallmap } from '../elements/wallmap.ts';
import { windsock } from '../elements/windsock.ts';
import { wreck } from '../elements/wreck.ts';

/** Things, ways to travel, and the print itself. */
export const things = {
  morabaraba,
  spottingscope,
  bookpile,
  fieldglasses,
  suppertable,
  provisions,
  basket,
  braaigrid,
  logseat,
  wallmap,
  luggage,
  filmscreen,
  aeroplane,
  aircraft,
  arch,
  balloon,
  bench,
  bicycle,
  bistro,
  blanket,
  boatside,
  bottle,
  braai,
  bus,
  cellar,
  chairrow,
  cupabove,
  daybed,
  dhow,
  dhowabove,
  eggcup,
  festoon,
  finish,
  fire,
  glass,
  hammock,
  hamper,
  laidtable,
  jigsaw,
  lantern,
  loaf,
  longtable,
  lounger,
  mokoro,
  mug,
  potjie,
  safariboat,
  signedlid,
  spabed,
  boots,
  dappledshade,
  treatmentbed,
  tableoven,
  featherdrawer,
  footcasts,
  microscope,
  stall,
  stormlantern,
  suitcase,
  table,
  tabletop,
  teacup,
  telescope,
  toast,
  trackerseat,
  train,
  tripodcam,
  vehicle,
  viaduct,
  windsock,
  wreck,
  cablecar,
};
