import { dayInWords } from '@sundowner/calendar/words';
import type { ReactNode } from 'react';
import type { PlainPage } from '../../content/page/plain-page.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { type PolicySection, PolicySections } from '../../sections/policy-sections/policy-sections.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { questionItems } from '../../sections/questions/questions.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './terms-view.module.css';

interface TermsViewProps {
  readonly page: PlainPage;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  /** Sections of ours, which stand before the editor's. */
  readonly first?: readonly PolicySection[];
}

/** Terms in sections, the facts of them first; questions and files to print are sections like any other. */
export function TermsView({ page, path, crumbs, first = [] }: TermsViewProps) {
  const { title, lead, updated, facts, sections } = page;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PageHead
        heading={title}
        lead={lead}
        {...(updated ? { fact: `This text dates from ${dayInWords(updated)}.` } : {})}
      />
      {facts.length > 0 && (
        <Wrap className={styles.facts}>
          <Facts facts={facts.map(({ label, value }) => ({ name: label, value }))} />
        </Wrap>
      )}
      <PolicySections
        sections={[
          ...first,
          ...sections.map(({ heading, body, picture }) => ({
            heading,
            content: (
              <>
                <RichText body={body} firstLevel={3} />
                {picture && (
                  <Picture picture={picture} sizes="(min-width: 833px) 56vw, 94vw" className={styles.plate} />
                )}
              </>
            ),
          })),
          ...asSection('Questions', page.questions.length > 0 && questionsOf(page)),
          ...asSection('To keep', page.downloads.length > 0 && filesOf(page)),
        ]}
      />
    </>
  );
}

const asSection = (heading: string, content: ReactNode): readonly PolicySection[] =>
  content ? [{ heading, content }] : [];

const questionsOf = ({ questions }: PlainPage) => <Accordion items={questionItems(questions)} />;

const filesOf = ({ downloads }: PlainPage) => (
  <ul>
    {downloads.map((file) => (
      <li key={file.href}>
        <FileLink file={file} text={file.text} />
      </li>
    ))}
  </ul>
);
