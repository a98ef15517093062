import type { Finding, Findings } from './findings.ts';
import type { ContentReview } from './review.ts';

/** A heading of the report and what stands under it. */
interface Group {
  readonly heading: string;
  readonly findings: readonly Finding[];
}

const unpublished = /is not published\.$/;

function groupFindings(findings: Findings): readonly Group[] {
  const leads = findings.danglingLinks;
  return [
    { heading: 'Links that lead nowhere', findings: leads.filter(({ says }) => !unpublished.test(says)) },
    {
      heading: 'Links to what is not published',
      findings: leads.filter(({ says }) => unpublished.test(says)),
    },
    { heading: 'Rates that are not on sale', findings: findings.otherCurrency },
    { heading: 'Offers that save nothing', findings: findings.offersSavingNothing },
    { heading: 'Facts that two entries tell differently', findings: findings.contradictions },
    { heading: 'Published and shown nowhere', findings: findings.shownNowhere },
    { heading: 'Pictures without a description', findings: findings.missingAlt },
    { heading: 'Pages without words for search engines', findings: findings.withoutMeta },
    { heading: 'Files nothing uses', findings: findings.orphans },
    { heading: 'Files too large', findings: findings.oversize },
  ];
}

/**
 * The state of the content in words, one line a finding.
 *
 * @returns the text and how many things are to be put right
 */
export function findingsReport({ findings, published, drafts, files }: ContentReview): {
  readonly text: string;
  readonly found: number;
} {
  const groups = groupFindings(findings).filter((group) => group.findings.length > 0);
  const found = groups.reduce((sum, group) => sum + group.findings.length, 0);
  const counted = `${published} entries published, ${drafts} drafts, ${files} pictures and files.`;
  const lines = groups.flatMap(({ heading, findings: list }) => [
    '',
    `${heading} (${list.length})`,
    ...list.map(({ collection, title, says }) => `  ${collection}, “${title}”: ${says}`),
  ]);
  const verdict = found === 0 ? 'Nothing to put right.' : `${found} to put right.`;
  return { text: `${[counted, ...lines, '', verdict].join('\n')}\n`, found };
}
