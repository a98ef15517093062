import { afterAll, beforeAll, expect, test } from 'vitest';
import { formsAt } from './site-form-posts.ts';
import { sharedSite } from './site-shared.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

let stage: RunningSite;
let visitors: ReturnType<typeof formsAt>;

beforeAll(async () => {
  stage = await sharedSite();
  visitors = formsAt(stage);
});
afterAll(() => stage?.close());

/** The choices of a list of a form's page without scripts. */
async function offered(kind: string, name: string): Promise<string[]> {
  const page = (await rawRequest(stage.port, `/enquire/${kind}?from=/`)).body.toString();
  const select =
    new RegExp(`<select\\b[^>]*\\bname="${name}"[^>]*>(.*?)</select>`, 's').exec(page)?.[1] ?? '';
  return [...select.matchAll(/<option\b[^>]*?\bvalue="([^"]+)"/g)].map(([, value = '']) => value);
}

const residenceList = (published: readonly string[]) => ({
  id: 90,
  name: 'residences',
  choices: published.map((name) => ({ value: name, label: name })),
  retired: [],
});

test('FRM-16/choices a published residence joins the list under its name for enquiries, and leaves with it', async () => {
  await stage.publish(['choiceList', 'residence'], ({ store }) => {
    store.collections.choiceList = [residenceList(['Fish Eagle', 'Hinkwenu'])];
    store.collections.residence = [
      { id: 91, name: 'Fish Eagle Residence', enquiryName: 'Fish Eagle', slug: 'fish-eagle' },
      { id: 92, name: 'The Ferryman’s House', enquiryName: 'Ferryman', slug: 'ferryman' },
      { id: 93, name: 'Baobab House', enquiryName: '', slug: 'baobab-house' },
    ];
  });
  await expect
    .poll(() => offered('residences', 'residenceToVisit'))
    .toEqual(['Fish Eagle', 'Ferryman', 'Baobab House']);
  expect(await visitors.messages('residences', { residenceToVisit: 'Ferryman' })).toEqual({});

  await stage.publish(['residence'], ({ store }) => {
    store.collections.residence = [];
  });
  await expect.poll(() => offered('residences', 'residenceToVisit')).toEqual([]);
  // Forms that were opened before are taken all the same.
  expect(await visitors.messages('residences', { residenceToVisit: 'Ferryman' })).toEqual({});
});

test('FRM-12/careers open vacancies are the posts to choose from, one that has closed is not', async () => {
  await stage.publish(['vacancy'], ({ store }) => {
    store.collections.vacancy = [
      { id: 94, title: 'Baker', place: 'Monwana', closes: '2099-03-04T12:30:00.000Z' },
      { id: 95, title: 'Guide', place: '', closes: null },
      { id: 96, title: 'Sous chef', place: 'Safari Lodge', closes: '2020-03-04T12:30:00.000Z' },
    ];
  });
  await expect.poll(() => offered('careers', 'vacancy')).toEqual(['Baker, Monwana', 'Guide']);
  expect(await visitors.messages('careers', { vacancy: 'Baker, Monwana' })).toEqual({});
});

test('FRM-09/comments the page of a package begins the comments with its name', async () => {
  await stage.publish(['packages'], ({ store }) => {
    store.collections.packages = [{ id: 97, name: 'Desert & Delta', slug: 'desert-and-delta' }];
  });
  const words = async (from: string) => {
    const page = (await rawRequest(stage.port, `/enquire/travel-africa?from=${from}`)).body.toString();
    return /<textarea\b[^>]*\bname="comments"[^>]*>([^<]*)</.exec(page)?.[1];
  };
  const expected = /^I(?:'|&#x27;|&#39;|’)d like to enquire about the Desert &amp; Delta package\.$/;
  await expect.poll(() => words('/travel-africa/package/desert-and-delta')).toMatch(expected);
  expect(await words('/')).toBe('');
});
