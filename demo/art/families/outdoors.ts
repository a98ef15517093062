import { beachsand } from '../elements/beachsand.ts';
import { beam } from '../elements/beam.ts';
import { boulders } from '../elements/boulders.ts';
import { bushline } from '../elements/bushline.ts';
import { canyon } from '../elements/canyon.ts';
import { cataract } from '../elements/cataract.ts';
import { cliffwall } from '../elements/cliffwall.ts';
import { cloudshadow } from '../elements/cloudshadow.ts';
import { coastroad } from '../elements/coastroad.ts';
import { confluence } from '../elements/confluence.ts';
import { coping } from '../elements/coping.ts';
import { cumulus } from '../elements/cumulus.ts';
import { doorlight } from '../elements/doorlight.ts';
import { dune } from '../elements/dune.ts';
import { duneface } from '../elements/duneface.ts';
import { flagstones } from '../elements/flagstones.ts';
import { forest } from '../elements/forest.ts';
import { frost } from '../elements/frost.ts';
import { headland } from '../elements/headland.ts';
import { islandabove } from '../elements/islandabove.ts';
import { leadwood } from '../elements/leadwood.ts';
import { lightning } from '../elements/lightning.ts';
import { lilies } from '../elements/lilies.ts';
import { marulafall } from '../elements/marulafall.ts';
import { milkyway } from '../elements/milkyway.ts';
import { mist } from '../elements/mist.ts';
import { moon } from '../elements/moon.ts';
import { plain } from '../elements/plain.ts';
import { poolcoping } from '../elements/poolcoping.ts';
import { rain } from '../elements/rain.ts';
import { rainbow } from '../elements/rainbow.ts';
import { rays } from '../elements/rays.ts';
import { ridge } from '../elements/ridge.ts';
import { roadwind } from '../elements/roadwind.ts';
import { rockfig } from '../elements/rockfig.ts';
import { saltpan } from '../elements/saltpan.ts';
import { sandbar } from '../elements/sandbar.ts';
import { sandcastle } from '../elements/sandcastle.ts';
import { sandripples } from '../elements/sandripples.ts';
import { scorpius } from '../elements/scorpius.ts';
import { shadowcast } from '../elements/shadowcast.ts';
import { shower } from '../elements/shower.ts';
import { sky } from '../elements/sky.ts';
import { southerncross } from '../elements/southerncross.ts';
import { sprayplume } from '../elements/sprayplume.ts';
import { springpool } from '../elements/springpool.ts';
import { stars } from '../elements/stars.ts';
import { steam } from '../elements/steam.ts';
import { stones } from '../elements/stones.ts';
import { strata } from '../elements/strata.ts';
import { sun } from '../elements/sun.ts';
import { surf } from '../elements/surf.ts';
import { swimring } from '../elements/swimring.ts';
import { tablemountain } from '../elements/tablemountain.ts';
import { termitemound } from '../elements/termitemound.ts';
import { water } from '../elements/water.ts';
import { waterpatch } from '../elements/waterpatch.ts';
import { wetfeet } from '../elements/wetfeet.ts';

/** Sky, land and water. */
export const outdoors = {
  scorpius,
  southerncross,
  rockfig,
  springpool,
  marulafall,
  confluence,
  cliffwall,
  leadwood,
  termitemound,
  beachsand,
  beam,
  boulders,
  bushline,
  canyon,
  cataract,
  cloudshadow,
  coastroad,
  coping,
  cumulus,
  doorlight,
  dune,
  duneface,
  flagstones,
  forest,
  frost,
  headland,
  islandabove,
  lightning,
  lilies,
  milkyway,
  mist,
  moon,
  plain,
  poolcoping,
  rain,
  rainbow,
  rays,
  ridge,
  roadwind,
  saltpan,
  sandbar,
  sandcastle,
  sandripples,
  shadowcast,
  shower,
  sky,
  sprayplume,
  stars,
  steam,
  stones,
  strata,
  sun,
  surf,
  swimring,
  tablemountain,
  water,
  waterpatch,
  wetfeet,
};
