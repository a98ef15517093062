import { beforeAll, expect, test } from 'vitest';
import { fakeEnquiry } from '../fakes/desk-enquiries.ts';
import { personWith, type StudioRole } from '../support/studio-people.ts';
import { type SharedStudio, sharedStudio } from './shared-studio.ts';

const reference = 'MC-CVCV-2222';
const applicant = fakeEnquiry({
  reference,
  receivedAt: new Date().toISOString(),
  kind: 'careers',
  files: [{ field: 'cv', fileName: 'Cook’s CV.pdf', kind: 'pdf', bytes: 34_120 }],
});
let studio: SharedStudio;

beforeAll(async () => {
  studio = await sharedStudio();
  studio.desk.enquiries.push(applicant);
});

async function take(role: StudioRole | null, field = 'cv', of = reference): Promise<Response> {
  studio.desk.calls.length = 0;
  const headers: Record<string, string> = role
    ? { cookie: `payload-token=${(await studio.as(role)).token}` }
    : {};
  return fetch(`${studio.url}/api/inbox/enquiries/${of}/files/${field}`, {
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
  });
}

test.each(['concierge', 'admin'] as const)(
  'FRM-12/careers the %s saves a CV from the inbox, and the record says who took it',
  async (role) => {
    const answer = await take(role);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('Cook’s CV.pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Cook/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(applicant.actions.at(-1)?.by).toContain(personWith(role).name);
  },
);

test.each([
  ['an editor', 'editor', 403],
  ['a stranger', null, 403],
] as const)('FRM-12/careers %s gets no CV, and nothing is asked of the site', async (_, role, status) => {
  const answer = await take(role);
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toContain('CV');
  expect(studio.desk.calls).toEqual([]);
});

test('FRM-12/careers a file or an enquiry that is not there is not found, and a desk that fails is said to be away', async () => {
  expect((await take('concierge', 'photo')).status).toBe(404);
  expect((await take('concierge', 'cv', 'MC-NONE-2222')).status).toBe(404);
  expect((await take('concierge', 'cv', '..%2F..%2Fhealth')).status).toBe(404);
  studio.desk.fault = { kind: 'status', status: 500 };
  expect((await take('concierge')).status).toBe(503);
  studio.desk.fault = { kind: 'none' };
});
