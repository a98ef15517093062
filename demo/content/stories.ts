import type { StoryEntry } from './entries.ts';
import { entries, entry } from './references.ts';
import { childAtTheTermiteMound } from './stories/a-child-at-the-termite-mound.ts';
import { aDayAtOneWaterhole } from './stories/a-day-at-one-waterhole.ts';
import { aFenceMadeOfBees } from './stories/a-fence-made-of-bees.ts';
import { aLetterForTheNewYear } from './stories/a-letter-for-the-new-year.ts';
import { aTableInTheRiverBed } from './stories/a-table-in-the-river-bed.ts';
import { aloneIsAGoodNumber } from './stories/alone-is-a-good-number.ts';
import { bobotieFromDorpStreet } from './stories/bobotie-from-dorp-street.ts';
import { breadAtFour } from './stories/bread-at-four.ts';
import { capeTownOnFoot } from './stories/cape-town-on-foot.ts';
import { countingRhino } from './stories/counting-rhino-from-the-ground.ts';
import { dogOnTheFence } from './stories/dog-on-the-fence.ts';
import { fifteenHoursOfExam } from './stories/fifteen-hours-of-exam.ts';
import { firstRains } from './stories/first-rains.ts';
import { fortyAndAWaterhole } from './stories/forty-and-a-waterhole.ts';
import { fortyOnePeopleAndARiver } from './stories/forty-one-people-and-a-river.ts';
import { fourLunches } from './stories/four-lunches.ts';
import { marriedUnderAJackalberry } from './stories/married-under-a-jackalberry.ts';
import { morningInTheHide } from './stories/morning-in-the-hide.ts';
import { nightSounds } from './stories/night-sounds.ts';
import { oneNightAtChalkley } from './stories/one-night-at-chalkley.ts';
import { penguinsBeforeNine } from './stories/penguins-before-nine.ts';
import { photographsAfterTheLeopard } from './stories/photographs-after-the-leopard.ts';
import { readingAStorm } from './stories/reading-a-storm.ts';
import { sandOnBothEnds } from './stories/sand-on-both-ends.ts';
import { sevenThingsWeChanged } from './stories/seven-things-we-changed.ts';
import { signedStories } from './stories/signed.ts';
import { sixEstatesNoCar } from './stories/six-estates-no-car.ts';
import { smallChildrenHighGround } from './stories/small-children-high-ground.ts';
import { theBuildingOfTinyeleti } from './stories/the-building-of-tinyeleti.ts';
import { theFloodInTheDrySeason } from './stories/the-flood-that-comes-in-the-dry-season.ts';
import { theHouseWithTheLongTable } from './stories/the-house-with-the-long-table.ts';
import { theLevyLineByLine } from './stories/the-levy-line-by-line.ts';
import { theQuietGenerator } from './stories/the-quiet-generator.ts';
import { threeDaysAboveTheGorge } from './stories/three-days-above-the-gorge.ts';
import { threeLeggedPot } from './stories/three-legged-pot.ts';
import { twoDaysByRail } from './stories/two-days-by-rail.ts';
import { victoriaFallsInEveryMonth } from './stories/victoria-falls-in-every-month.ts';
import { walkingToBreakfast } from './stories/walking-to-breakfast.ts';
import { whatLivesInADune } from './stories/what-lives-in-a-dune.ts';
import { whatTheDarkDoes } from './stories/what-the-dark-does.ts';
import { winterSky } from './stories/winter-sky.ts';

/** The stories, newest first. */
export const stories: readonly StoryEntry[] = [
  nightSounds,
  firstRains,
  fourLunches,
  morningInTheHide,
  dogOnTheFence,
  winterSky,
  childAtTheTermiteMound,
  threeLeggedPot,
  breadAtFour,
  theLevyLineByLine,
  victoriaFallsInEveryMonth,
  oneNightAtChalkley,
  marriedUnderAJackalberry,
  countingRhino,
  capeTownOnFoot,
  aloneIsAGoodNumber,
  photographsAfterTheLeopard,
  theHouseWithTheLongTable,
  sandOnBothEnds,
  theQuietGenerator,
  fortyOnePeopleAndARiver,
  bobotieFromDorpStreet,
  whatTheDarkDoes,
  theFloodInTheDrySeason,
  twoDaysByRail,
  fifteenHoursOfExam,
  aTableInTheRiverBed,
  theBuildingOfTinyeleti,
  readingAStorm,
  sixEstatesNoCar,
  smallChildrenHighGround,
  whatLivesInADune,
  walkingToBreakfast,
  penguinsBeforeNine,
  fortyAndAWaterhole,
  aDayAtOneWaterhole,
  sevenThingsWeChanged,
  aFenceMadeOfBees,
  threeDaysAboveTheGorge,
  aLetterForTheNewYear,
];

const titles = new Map(stories.map(({ slug, title }) => [slug, title]));
const signatures = new Map(Object.entries(signedStories));

/** Who wrote a story, and the words under its picture. */
export function signatureOf({ slug }: StoryEntry) {
  const signed = signatures.get(slug);
  return signed ? { author: entry('teamMember', signed.author), imageCaption: signed.caption } : {};
}

/** What each story leads to: published after the stories, which lead to one another. */
export const relatedStories = [...signatures].map(([slug, { related }]) => ({
  slug,
  relatedPosts: entries('blog', ...related.flatMap((other) => titles.get(other) ?? [])),
}));
