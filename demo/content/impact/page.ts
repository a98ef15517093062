import type { Impact } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { entries, entry, plate } from '../references.ts';
import { committee, initiatives, pillars } from './pillars.ts';
import { projects } from './projects.ts';

/** The page Impact; its money agrees with the story "The levy, line by line". */
export const impact: Authored<Impact> = {
  hero: entry('heroBanner', 'impact'),
  heading: 'Impact: what the lodges give back',
  lead: 'A lodge uses water, wood, roads and quiet. This page says what we give back, and shows even the numbers we are not proud of.',
  impactPillars: entries('impactPillar', ...pillars.map(({ slug }) => slug)),
  initiatives: entries('initiative', ...initiatives.map(({ slug }) => slug)),
  projects: entries('impactProject', ...projects.map(({ slug }) => slug)),
  committeeHeading: 'The committee',
  committeeText:
    'Nine people sign for the money. Six were elected in the villages, one teaches, and two of ours have one vote between them. They have said no to our favourite idea twice.',
  committeeMembers: entries('committeeMember', ...committee.map(({ slug }) => slug)),
  levyHeading: 'Where R 100 goes',
  levyText:
    'Every guest in the bush pays R 680 a night, shown on the bill. With gifts, sales and R 2 million from our own profit the fund had R 17.66 million in the year to February 2026. The auditors signed it in March.',
  levyShares: [
    { name: 'Protecting wildlife: rangers, dogs, fences, vets', amount: 35.7 },
    { name: 'Schools, libraries and sixty-one bursaries', amount: 24.9 },
    { name: 'Work: the sewing room, the tree nursery, the brick yard, start-ups', amount: 14.7 },
    { name: 'Water', amount: 10.8 },
    { name: 'Clinics', amount: 6.8 },
    { name: 'Running the fund', amount: 4.6 },
    { name: 'Carried into this year', amount: 2.5 },
  ],
  figures: [
    {
      title: 'Water used by the lodges',
      text: 'All lodges, laundry included. We said 400 by 2025 and have not got there. In 2023 a water pipe burst at Narina and ran for nine days before anyone saw it; every lodge now has a meter that sends an alarm.',
      unit: 'litres per guest, per night',
      chart: 'line',
      values: [
        { label: '2021', value: 611 },
        { label: '2022', value: 574 },
        { label: '2023', value: 598, bad: true },
        { label: '2024', value: 493 },
        { label: '2025', value: 447 },
      ],
      target: 400,
    },
    {
      title: 'Trees alive a year after planting',
      text: 'Counted on foot by the nursery at Justicia, which is paid for each living tree.',
      unit: 'trees, in all',
      chart: 'bars',
      values: [
        { label: '2019', value: 9120 },
        { label: '2021', value: 17480 },
        { label: '2023', value: 29350 },
        { label: '2025', value: 41260 },
      ],
      target: 60000,
    },
    {
      title: 'People born within twenty kilometres',
      text: 'Of everyone who works in the lodges. Among their nine managers it is still four.',
      unit: 'in a hundred',
      chart: 'hundred',
      values: [
        { label: 'in 2016', value: 68 },
        { label: 'in 2021', value: 77 },
        { label: 'in 2025', value: 83 },
      ],
      target: 85,
    },
  ],
  facts: [
    { label: 'Levies last year', value: 'R 14.2 million' },
    { label: 'Villages', value: 'Nine, which elect six of the committee' },
    { label: 'Pre-schools', value: 'Nine, with 190 pupils' },
    { label: 'Bursaries', value: '61, eleven of them at university' },
    { label: 'Businesses begun', value: '19, of which 16 are still going' },
  ],
  method:
    'The levy is audited each March, and any guest may read the whole report at the desk of any lodge. Trees are counted on foot. Water is metered at the borehole. Where we do not know something we leave it out.',
  image: plate('home-dusk'),
};
