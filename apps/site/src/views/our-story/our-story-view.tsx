import type { Picture } from '../../content/fields/picture.ts';
import type { PlainPage } from '../../content/page/plain-page.ts';
import type { Team } from '../../content/people/team.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { withPromise } from '../../sections/enquire-band/with-promise.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { PlaceHead, placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { plainPageHead } from '../../sections/place-head/place-head-of.ts';
import { Plate } from '../../sections/plate/plate.tsx';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Questions } from '../../sections/questions/questions.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { TextSections } from '../../sections/text-sections/text-sections.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './our-story-view.module.css';
import type { OurStoryContent } from './read-our-story-page.ts';

const path = '/our-story';

/** The picture the layout preloads for this page. */
export const ourStoryPreload = (content: OurStoryContent) =>
  placeHeadPreload(plainPageHead(content), { beside: true });

/** How the collection came to be, year by year and in its own words, and who works in it (RT-01). */
export function OurStoryView(content: OurStoryContent) {
  const { page, intro, quote, team, crumbs } = content;
  const head = plainPageHead(content);
  const plates = uniquePictures(page.gallery);
  plates.claim(head.picture);
  const behind = plates.orAnother(quote?.picture ?? null);
  const beside = plates.orAnother(team?.picture ?? null);
  const sections = page.sections.map((section) => ({
    ...section,
    picture: plates.orAnother(section.picture),
  }));
  const downloads = page.downloads.length > 0 ? page.downloads : intro.downloads;
  return (
    <>
      <PlaceHead head={head} path={path} book={false} beside />
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
        lead={withPromise(
          'Tell us who is coming and roughly when.',
          'A travel specialist answers within a working day.',
        )}
        tours={false}
      />
    </>
  );
}

/** What happened when: the years down one line, in the editor's order. */
function Timeline({ years }: { readonly years: PlainPage['timeline'] }) {
  if (years.length === 0) return null;
  return (
    <Band id="timeline" aria-labelledby="timeline-heading">
      <h2 id="timeline-heading" className={styles.heading}>
        Year by year
      </h2>
      <ol className={styles.years}>
        {years.map(({ year, title, text }) => (
          <li key={`${year} ${title}`} className={styles.year}>
            <p className={styles.when}>{year}</p>
            <div>
              <h3 className={styles.title}>{title}</h3>
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

interface TeamBandProps {
  readonly team: Team;
  readonly picture: Picture | null;
  /** The page of all of them. */
  readonly href: string;
}

/** Who works in the collection, in two sentences, and the way to all of them. */
function TeamBand({ team: { description, caption, picture: own }, picture, href }: TeamBandProps) {
  return (
    <Band id="teams" ground="low" aria-labelledby="teams-heading">
      <div className={styles.split}>
        {picture && (
          <Plate
            picture={picture === own ? { ...picture, caption: caption || picture.caption } : picture}
            sizes="(min-width: 833px) 46vw, 94vw"
            shape={styles.plate}
          />
        )}
        <div className={styles.words}>
          <h2 id="teams-heading">Our teams</h2>
          <Lead>{description}</Lead>
          <ButtonLink tone="ghost" href={href}>
            Meet the teams
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
