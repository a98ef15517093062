import { expect, test } from './fixtures.ts';

const pages = [
  { id: 'RT-03/lionsands', path: '/lionsands', heading: 'Lion Sands', mark: 'River Lodge' },
  { id: 'RT-03/monwana', path: '/monwana', heading: 'Monwana', mark: 'Waterhole suite' },
  { id: 'RT-03/marataba', path: '/marataba', heading: 'Marataba', mark: 'Safari Lodge' },
  { id: 'RT-03/capecadogan', path: '/capecadogan', heading: 'Cape Cadogan', mark: 'Quarters Residence' },
  { id: 'RT-04/river-lodge', path: '/lionsands/river-lodge', heading: 'River Lodge', mark: 'Baked guava' },
  { id: 'RT-04/ivory-lodge', path: '/lionsands/ivory-lodge', heading: 'Ivory Lodge', mark: 'Getting here' },
  { id: 'RT-04/tinga-lodge', path: '/lionsands/tinga-lodge', heading: 'Tinga Lodge', mark: 'Getting here' },
  {
    id: 'RT-04/narina-lodge',
    path: '/lionsands/narina-lodge',
    heading: 'Narina Lodge',
    mark: 'Getting here',
  },
  {
    id: 'RT-04/fish-eagle-villa',
    path: '/lionsands/ivory-lodge/fish-eagle-villa',
    heading: 'Fish Eagle Villa',
    mark: 'Blessing Ubisi',
  },
  {
    id: 'RT-04/hinkwenu-villa',
    path: '/lionsands/tinga-lodge/hinkwenu-villa',
    heading: 'Hinkwenu Villa',
    mark: 'Getting here',
  },
  { id: 'RT-05/safari-lodge', path: '/marataba/safari-lodge', heading: 'Safari Lodge', mark: 'Getting here' },
  {
    id: 'RT-05/mountain-lodge',
    path: '/marataba/mountain-lodge',
    heading: 'Mountain Lodge',
    mark: 'Getting here',
  },
  {
    id: 'RT-06/capecadogan-residence',
    path: '/capecadogan/residence',
    heading: 'Quarters Residence',
    mark: 'Through the house',
  },
] as const;

test(`${pages.map(({ id }) => id).join(' ')} each place answers with its own head, content and structured data`, async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const { path, heading, mark } of pages) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(200);
    expect(/<h1[^>]*>\s*([^<]+?)\s*</.exec(html)?.[1], path).toBe(heading);
    expect(html, path).toContain(mark);
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
    expect(/<meta name="description" content="([^"]{40,})"/.exec(html), path).not.toBeNull();
    expect(html, path).toMatch(/"@type":"(Resort|LodgingBusiness|Hotel)"/);
    expect(html, path).toContain('rel="preload" as="image"');
    expect(html, path).toContain(`/enquire/book?from=${path}`);
  }
  expect(titles.size).toBe(pages.length);
});
