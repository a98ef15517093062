import { expect, test } from 'vitest';
import { ourStory } from '../../demo/content/pages/our-story.ts';
import { guestExperience } from '../../demo/content/team/guest-experience.ts';
import { support, travelProfessionals } from '../../demo/content/team/support.ts';
import { eachOf, platesOf, repeated, wordsOf } from '../support/page-parts.ts';
import { site } from '../support/shared-site.ts';

const namesOf = (members: readonly { readonly name: string }[]) => members.map(({ name }) => name);

test('RT-01/our-story the years in their order, the story’s sections, facts and questions', async () => {
  const story = ourStory();
  const { status, html, $ } = await site.page('/our-story');
  expect(status).toBe(200);
  expect($('h1')).toHaveLength(1);
  expect(wordsOf($('h1'))).toBe('Our story since 1978');
  expect($('meta[name="description"]').attr('content')).toMatch(/.{40,}/);
  expect(eachOf($, $('#timeline li > p'))).toEqual((story.timeline ?? []).map(([year]) => year));
  expect(eachOf($, $('#timeline h3'))).toEqual((story.timeline ?? []).map(([, title]) => title));
  const headings = eachOf($, $('main h2'));
  for (const { heading } of story.sections) expect(headings).toContain(heading);
  for (const [label, value] of story.facts ?? []) expect(wordsOf($('main dl'))).toContain(`${label}${value}`);
  expect(html).toContain('"@type":"FAQPage"');
  expect($('main a[href="/our-story/our-teams"]')).toHaveLength(1);
  expect($('main a[href="/impact"]')).toHaveLength(1);
  expect($('main a[download][href$=".pdf"]')).toHaveLength(1);
  expect(repeated(platesOf($, $('main')))).toEqual([]);
});

test('RT-01/our-teams CNT-10/guest-experience CNT-10/support CNT-10/travel-professionals every member under their group, by name', async () => {
  const { status, $ } = await site.page('/our-story/our-teams');
  expect(status).toBe(200);
  expect($('h1')).toHaveLength(1);
  expect(wordsOf($('h1'))).toBe('Our teams, by name');
  expect($('meta[name="description"]').attr('content')).toMatch(/.{40,}/);
  const [first, ...others] = namesOf(guestExperience);
  expect(wordsOf($('#guest-experience figcaption b'))).toBe(first);
  expect(eachOf($, $('#guest-experience h3'))).toEqual(others);
  expect(eachOf($, $('#support h3'))).toEqual(namesOf(support));
  expect($('#support img')).toHaveLength(0);
  const planners = eachOf($, $('#travel-professionals b'));
  expect(planners).toEqual(namesOf(travelProfessionals).map((name) => `Enquire with ${name}`));
  const [asks] = $('#travel-professionals a').toArray();
  const { $: form } = await site.page($(asks).attr('href') ?? '');
  expect(form('[name="comments"]').text()).toContain(`planned by ${travelProfessionals[0].name}`);
  expect(repeated(platesOf($, $('main')))).toEqual([]);
});
