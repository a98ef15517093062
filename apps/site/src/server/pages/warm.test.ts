import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { provideMediaAddress } from '../../installation/media-address.ts';
import { createWarmer, picturesIn, type WarmOptions } from './warm.ts';

test('pictures are found wherever a page names them, each once', () => {
  const html = `<img src="/media/a-1.webp" srcset="/media/a-2.avif 640w, /media/b%20c.avif 960w">
    <link imagesrcset="/media/a-1.webp 640w">{"src":"/media/d.webp"} /media/%E0%A4%A`;
  expect(picturesIn(html)).toEqual(['a-1.webp', 'a-2.avif', 'b c.avif', 'd.webp']);
});

test('pictures are found where pages name them at another address (MEDIA_URL)', () => {
  provideMediaAddress('https://media.example.com/lodges');
  try {
    const html = `<img src="https://media.example.com/lodges/a-1.webp" srcset="https://media.example.com/lodges/b%20c.avif 960w">
      <a href="https://mediaXexample.com/lodges/no.webp">`;
    expect(picturesIn(html)).toEqual(['a-1.webp', 'b c.avif']);
  } finally {
    provideMediaAddress(null);
  }
});

function setUp(pauses: WarmOptions['pauses'] = {}) {
  const fetched: string[] = [];
  const obtained: string[] = [];
  const visitors = { drawn: false };
  let gate: Promise<void> = Promise.resolve();
  const warmer = createWarmer({
    async fetchPage(path) {
      await gate;
      fetched.push(path);
      if (path === '/broken') throw new Error('no answer');
      return path === '/missing' ? null : `<img src="/media${path}.webp"><img src="/media/shared.webp">`;
    },
    async obtainPicture(name) {
      obtained.push(name);
      if (name === 'shared.webp') throw new Error('away');
      return {};
    },
    alsoRead: vi.fn(async () => {}),
    paths: () => ['/a', '/missing', '/broken', '/b'],
    busy: () => visitors.drawn,
    log: pino({ level: 'silent' }),
    pauses: { afterChange: 40, longestAfterChange: 200, look: 1, longestForVisitors: 40, ...pauses },
  });
  return { warmer, fetched, obtained, visitors, hold: (until: Promise<void>) => (gate = until) };
}

test('every page is fetched and every picture obtained; one that fails stops nothing', async () => {
  const { warmer, fetched, obtained } = setUp();
  warmer.ask();
  await warmer.settled();
  expect(fetched).toEqual(['/a', '/missing', '/broken', '/b']);
  expect(obtained).toEqual(['a.webp', 'shared.webp', 'b.webp']);
});

test('asked while it runs, it begins anew and only once', async () => {
  const { warmer, fetched, hold } = setUp();
  let open: () => void = () => {};
  hold(new Promise((resolve) => (open = resolve)));
  warmer.ask();
  warmer.ask();
  warmer.ask();
  open();
  await warmer.settled();
  expect(fetched).toEqual(['/a', '/a', '/missing', '/broken', '/b']);
});

test('stopped, it ends after the page in hand', async () => {
  const { warmer, fetched } = setUp();
  warmer.ask();
  await warmer.stop();
  expect(fetched.length).toBeLessThanOrEqual(1);
  warmer.ask();
  await warmer.settled();
  expect(fetched.length).toBeLessThanOrEqual(1);
});

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('it draws nothing while a visitor waits for a page, and goes on afterwards', async () => {
  const { warmer, fetched, visitors } = setUp({ longestForVisitors: 10_000 });
  visitors.drawn = true;
  warmer.ask();
  await after(30);
  expect(fetched).toEqual([]);
  visitors.drawn = false;
  await warmer.settled();
  expect(fetched).toHaveLength(4);
});

test('under steady traffic it comes to its end all the same', async () => {
  const { warmer, fetched, visitors } = setUp();
  visitors.drawn = true;
  const began = performance.now();
  warmer.ask();
  await warmer.settled();
  expect(fetched).toHaveLength(4);
  expect(performance.now() - began).toBeGreaterThan(4 * 35);
});

test('after a whole round, a change is followed when none comes after it for a moment', async () => {
  const { warmer, fetched } = setUp();
  warmer.ask();
  await warmer.settled();
  for (let change = 0; change < 3; change += 1) {
    warmer.ask();
    await after(15);
  }
  expect(fetched).toHaveLength(4);
  await warmer.settled();
  expect(fetched).toHaveLength(8);
});

test('changes without an end hold it up for a time only', async () => {
  const { warmer, fetched } = setUp({ afterChange: 1000, longestAfterChange: 60 });
  warmer.ask();
  await warmer.settled();
  const changes = setInterval(() => warmer.ask(), 10);
  await vi.waitFor(() => expect(fetched.length).toBeGreaterThan(4), 2000);
  clearInterval(changes);
  await warmer.stop();
});
