import { FileLink } from '../../sections/file-link/file-link.tsx';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PlaceHead, placeHeadPreload } from '../../sections/place-head/place-head.tsx';
import { plainPageHead } from '../../sections/place-head/place-head-of.ts';
import { galleryPictures } from '../../sections/plate/gallery-pictures.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Questions } from '../../sections/questions/questions.tsx';
import { TextSections } from '../../sections/text-sections/text-sections.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './conservation-view.module.css';
import type { ConservationContent } from './read-conservation-page.ts';

/** The picture the layout preloads for this page. */
export const conservationPreload = (content: ConservationContent) =>
  placeHeadPreload(plainPageHead(content), { beside: true });

/** What is done for the land, by whom, and how it turned out (RT-01). */
export function ConservationView(content: ConservationContent) {
  const { page, projects, path, crumbs } = content;
  const head = plainPageHead(content);
  const plates = uniquePictures(page.gallery);
  plates.claim(head.picture, ...projects.slice(0, 3).map(({ picture }) => picture));
  // A plate stands once: the head's is not drawn again beside the words.
  const sections = page.sections.map((section) => ({
    ...section,
    picture: plates.orAnother(section.picture),
  }));
  return (
    <>
      <PlaceHead
        head={head}
        path={path}
        asked={{ about: 'conservation at the lodges' }}
        book={false}
        beside
      />
      <PropertyNav path={path} crumbs={crumbs} />
      <Wrap className={styles.facts}>
        <Facts facts={page.facts.map(({ label, value }) => ({ name: label, value }))} />
      </Wrap>
      <TextSections sections={sections} />
      <Wrap>
        <Gallery
          label="Pictures of the land"
          pictures={galleryPictures({ gallery: plates.unused(page.gallery) })}
        />
      </Wrap>
      <Questions
        id="questions"
        heading="Questions guests ask"
        aside={page.downloads.map((file) => <FileLink key={file.href} file={file} text={file.text} />)}
        questions={page.questions}
      />
      <Neighbours
        heading="Projects for the land"
        places={projects.map((project) => ({ ...project, line: project.tagline }))}
      />
    </>
  );
}
