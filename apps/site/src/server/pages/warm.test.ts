import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createWarmer, picturesIn } from './warm.ts';

test('pictures are found wherever a page names them, each once', () => {
  const html = `<img src="/media/a-1.webp" srcset="/media/a-2.avif 640w, /media/b%20c.avif 960w">
    <link imagesrcset="/media/a-1.webp 640w">{"src":"/media/d.webp"} /media/%E0%A4%A`;
  expect(picturesIn(html)).toEqual(['a-1.webp', 'a-2.avif', 'b c.avif', 'd.webp']);
});

function setUp() {
  const fetched: string[] = [];
  const obtained: string[] = [];
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
    log: pino({ level: 'silent' }),
  });
  return { warmer, fetched, obtained, hold: (until: Promise<void>) => (gate = until) };
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
