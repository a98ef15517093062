import { dayInWords } from '@sundowner/calendar/words';
import type { Policy } from '../../content/model/policy.ts';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './privacy-policy-view.module.css';

/** "What we keep" as "what-we-keep". */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The policy as plain head and prose, its sections listed beside it. */
export function PrivacyPolicyView({ policy }: { readonly policy: Policy }) {
  return (
    <>
      <PageHead
        heading={policy.title}
        lead={policy.lead}
        {...(policy.updated ? { fact: `These words are of ${dayInWords(policy.updated)}.` } : {})}
      />
      <Wrap className={styles.grid}>
        {policy.sections.length > 2 && (
          <nav className={styles.contents} aria-labelledby="contents-heading">
            <h2 id="contents-heading" className={styles.contentsHeading}>
              On this page
            </h2>
            <ol>
              {policy.sections.map(({ heading }) => (
                <li key={heading}>
                  <a className={styles.entry} href={`#${anchorOf(heading)}`}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.sections}>
          {policy.sections.map(({ heading, body }) => (
            <section key={heading} id={anchorOf(heading)} className={styles.section}>
              <h2 className={styles.heading}>{heading}</h2>
              <RichText body={body} firstLevel={3} />
            </section>
          ))}
        </div>
      </Wrap>
    </>
  );
}
