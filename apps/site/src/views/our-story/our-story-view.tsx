import { isLinkable } from '@sundowner/brand';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { PlaceHead, placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { placeHeadOf } from '../../sections/place-head/place-head-of.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Questions } from '../../sections/questions/questions.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { TextSections } from '../../sections/text-sections/text-sections.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './our-story-view.module.css';
import type { OurStoryContent } from './read-our-story-page.ts';
import { TeamBand } from './team-band.tsx';
import { Timeline } from './timeline.tsx';

const path = '/our-story';

const headOf = ({ page, intro }: OurStoryContent) => ({
  ...placeHeadOf(page.banner, {
    heading: page.title,
    label: '',
    lead: page.lead || intro.lead,
    picture: page.picture ?? intro.picture,
  }),
  label: '',
});

/** The picture the layout preloads for this page. */
export const ourStoryPreload = (content: OurStoryContent) => placeHeadPreload(headOf(content));

/** How the collection came to be, year by year and in its own words, and who works in it (RT-01). */
export function OurStoryView(content: OurStoryContent) {
  const { page, intro, quote, team, crumbs } = content;
  const head = headOf(content);
  const plates = uniquePictures(page.gallery);
  plates.keep(head.picture);
  const behind = plates.own(quote?.picture ?? null);
  const beside = plates.own(team?.picture ?? null);
  const sections = page.sections.map((section) => ({ ...section, picture: plates.own(section.picture) }));
  const downloads = page.downloads.length > 0 ? page.downloads : intro.downloads;
  return (
    <>
      <PlaceHead head={head} path={path} book={false} />
      <PropertyNav path={path} crumbs={crumbs} />
      <Wrap className={styles.facts}>
        <Facts facts={page.facts.map(({ label, value }) => ({ name: label, value }))} />
      </Wrap>
      <Timeline years={page.timeline} />
      <TextSections sections={sections} />
      {quote && behind && <Quote quote={{ ...quote, picture: behind }} />}
      {team && isLinkable(`${path}/our-teams`) && (
        <TeamBand team={team} picture={beside} href={`${path}/our-teams`} />
      )}
      <Questions
        id="questions"
        heading="Questions guests ask"
        aside={downloads.map((file) => <FileLink key={file.href} file={file} text={file.text} />)}
        questions={page.questions}
      />
      <EnquireBand
        heading="Plan a stay with us"
        path={path}
        picture={null}
        lead="Tell us who is coming and roughly when. A travel specialist answers within a working day."
        tours={false}
      />
    </>
  );
}
