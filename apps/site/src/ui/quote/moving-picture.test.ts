import { afterAll, beforeEach, expect, test, vi } from 'vitest';

/** A film as a browser plays it: refused unless somebody asks, where it plays none by itself. */
class Video extends EventTarget {
  paused = true;
  isConnected = false;
  readonly dataset: Record<string, string> = {};
  readonly lastElementChild = new EventTarget();
  setAttribute() {}
  append() {}
  remove() {}
  async play() {
    if (page.refuses) throw new DOMException('not by itself', 'NotAllowedError');
    if (!this.paused) return;
    this.paused = false;
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

const page = {
  refuses: false,
  still: Object.assign(new EventTarget(), { matches: false }),
  video: new Video(),
  kept: new Map<string, string>(),
  /** Whether the part is seen. */
  see: (_: boolean): void => {},
};
const label = () => button.textContent;
let button: EventTarget & { textContent: string; hidden: boolean };
const press = () => button.dispatchEvent(new Event('click'));
const stop = 'Stop the moving picture';
const play = 'Play the moving picture';

beforeEach(async () => {
  vi.resetModules();
  Object.assign(page, { refuses: false, video: new Video(), kept: new Map() });
  page.still = Object.assign(new EventTarget(), { matches: false });
  button = Object.assign(new EventTarget(), { textContent: stop, hidden: true });
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? page.still : { matches: true },
  );
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { readyState: 'complete', createElement: () => page.video });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => page.kept.get(key) ?? null,
    setItem: (key: string, value: string) => page.kept.set(key, value),
    removeItem: (key: string) => page.kept.delete(key),
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        page.see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterAll(() => vi.unstubAllGlobals());

/** The part of a page, brought to life. */
async function enhance(): Promise<void> {
  const { enhanceMovingPicture } = await import('./moving-picture.client.ts');
  const root = {
    dataset: { moving: '[]' },
    querySelector: (what: string) =>
      what === 'img' ? { className: '' } : what === 'picture' ? { after: () => {} } : button,
  };
  enhanceMovingPicture(root as never);
}

test('FEL-01/stop the button says what it does to a picture that moves, and to one that was stopped', async () => {
  await enhance();
  page.see(true);
  expect([label(), button.hidden]).toEqual([stop, false]);
  press();
  expect([label(), page.video.paused, page.kept.has('moving-picture')]).toEqual([play, true, true]);
  press();
  expect([label(), page.video.paused, page.kept.has('moving-picture')]).toEqual([stop, false, false]);
});

test('FEL-01/stop a browser that begins nothing by itself leaves a button that plays', async () => {
  page.refuses = true;
  await enhance();
  page.see(true);
  await Promise.resolve();
  expect(label()).toBe(play);
  page.refuses = false;
  press();
  expect([label(), page.video.paused]).toEqual([stop, false]);
});

test('FEL-01/reduced-motion who wants less motion meanwhile gets a still picture, which moves when asked to', async () => {
  await enhance();
  page.see(true);
  page.still.matches = true;
  page.still.dispatchEvent(new Event('change'));
  expect([label(), page.video.paused, page.kept.size]).toEqual([play, true, 0]);
  page.see(false);
  page.see(true);
  expect(page.video.paused).toBe(true);
  press();
  expect([label(), page.video.paused]).toEqual([stop, false]);
  page.still.dispatchEvent(new Event('change'));
  expect(label()).toBe(play);
});
