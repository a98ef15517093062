import { expect, test } from 'vitest';
import { findingsReport } from './report-findings.ts';

const none = {
  danglingLinks: [],
  missingAlt: [],
  oversize: [],
  withoutMeta: [],
  orphans: [],
  shownNowhere: [],
  otherCurrency: [],
  offersSavingNothing: [],
  contradictions: [],
};
const finding = (title: string, says: string) => ({ collection: 'blog', id: 1, title, says });

test('a studio in order says so', () => {
  const { text, found } = findingsReport({ findings: none, published: 12, drafts: 1, files: 3 });
  expect(found).toBe(0);
  expect(text).toBe('12 entries published, 1 drafts, 3 pictures and files.\n\nNothing to put right.\n');
});

test('every finding has a line under its heading, and what is only unpublished a heading of its own', () => {
  const findings = {
    ...none,
    danglingLinks: [
      finding('First rains', 'Body: /nowhere is no page.'),
      finding('Bread', 'Tags: “News” is not published.'),
    ],
    orphans: [finding('dusk.webp', 'Nothing uses it (0.1 MB).')],
  };
  const { text, found } = findingsReport({ findings, published: 2, drafts: 0, files: 1 });
  expect(found).toBe(3);
  expect(text).toContain('Links that lead nowhere (1)\n  blog, “First rains”: Body: /nowhere is no page.\n');
  expect(text).toContain(
    'Links to what is not published (1)\n  blog, “Bread”: Tags: “News” is not published.\n',
  );
  expect(text).toContain('Files nothing uses (1)\n  blog, “dusk.webp”: Nothing uses it (0.1 MB).\n');
  expect(text).toMatch(/\n\n3 to put right\.\n$/);
});
