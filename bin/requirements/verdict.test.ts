import { describe, expect, test } from 'vitest';
import type { TestOutcome } from './report.ts';
import { parseRequirements } from './table.ts';
import { judge } from './verdict.ts';

const table = `# Requirements

Prose about them.

## Routes (RT)
- **RT-01** Every fixed route answers 200.
  - cases: \`home\` \`awards\`
- **RT-10** A redirect.

## Forms (FRM)
- **FRM-01** One configuration.
`;

const rows = parseRequirements(table);
const ran = (title: string, status: TestOutcome['status'] = 'passed'): TestOutcome => ({
  title,
  status,
  file: 'a.test.ts',
  runner: 'vitest unit',
});
const statuses = (...tests: TestOutcome[]) =>
  Object.fromEntries(judge(rows, tests).verdicts.map(({ id, status }) => [id, status]));

test('the table gives ids, texts and cases, and leaves prose alone', () => {
  expect(rows).toEqual([
    { id: 'RT-01', text: 'Every fixed route answers 200.', cases: ['home', 'awards'] },
    { id: 'RT-10', text: 'A redirect.', cases: [''] },
    { id: 'FRM-01', text: 'One configuration.', cases: [''] },
  ]);
});

test.each([
  ['- **RT-01** one\n- **RT-01** two', 'RT-01 is there twice'],
  ['- **RT-1** one', 'a row is'],
  ['- **RT-01** one\n  - cases: `a`  `b`', 'is no case'],
  ['- **RT-01** one\n  - cases: `a` `a`', 'the case a is there twice'],
  ['- **RT-01** one\n\n  - cases: `a`', 'straight under their row'],
])('a table that breaks the rules is refused: %s', (markdown, message) => {
  expect(() => parseRequirements(markdown)).toThrow(message);
});

describe('a row', () => {
  test('is untested without a test', () => {
    expect(statuses()).toEqual({ 'RT-01': 'untested', 'RT-10': 'untested', 'FRM-01': 'untested' });
  });

  test('is met when every case passed', () => {
    expect(statuses(ran('RT-01/home shows'), ran('RT-01/awards and RT-10 too'))).toMatchObject({
      'RT-01': 'met',
      'RT-10': 'met',
    });
  });

  test('is partly met when a case has no test', () => {
    expect(statuses(ran('RT-01/home shows'))['RT-01']).toBe('partly met');
  });

  test('is partly met, not met, when a test of a case was skipped', () => {
    const both = statuses(ran('RT-01/home RT-01/awards'), ran('RT-01/home again', 'skipped'));
    expect(both['RT-01']).toBe('partly met');
  });

  test('is untested when its only test was skipped', () => {
    expect(statuses(ran('RT-10 skipped', 'skipped'))['RT-10']).toBe('untested');
  });

  test('is failing when one test of many failed', () => {
    expect(statuses(ran('RT-01/home RT-01/awards'), ran('RT-01/home on phones', 'failed'))['RT-01']).toBe(
      'failing',
    );
  });

  test('with cases is not proven by its bare id', () => {
    const { verdicts, withoutCase } = judge(rows, [ran('RT-01 everything')]);
    expect(verdicts[0]?.status).toBe('untested');
    expect(withoutCase).toEqual(['RT-01 without a case: "RT-01 everything" (a.test.ts)']);
  });
});

test('a title that names what the table does not declare is a mistake', () => {
  const { mistakes } = judge(rows, [ran('RT-99 x'), ran('RT-01/rewards'), ran('RT-10/home')]);
  expect(mistakes.map((mistake) => mistake.split(':')[0])).toEqual([
    'RT-99 is no requirement',
    'RT-01 declares no case "rewards"',
    'RT-10 declares no case "home"',
  ]);
});

test('a reference of an enquiry is no requirement', () => {
  expect(judge(rows, [ran('shows MC-77Q2-94HD in UTF-16')]).mistakes).toEqual([]);
});
