import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDialogHost } from './dialog-host.island.tsx';
import type { DialogModule, DialogPartProps } from './dialog-part.ts';

/** What the host hands to the frame of each dialog: all there is to see without a browser. */
interface Shown extends Pick<DialogPartProps<never>, 'open' | 'onRetry'> {
  readonly content: unknown;
  readonly part: DialogModule['Part'] | null;
  readonly scriptFailed: boolean;
}

const page = vi.hoisted(() => {
  const state = { drawn: [] as ReactElement<Shown>[], script: async (): Promise<DialogModule> => never() };
  const never = (): never => {
    throw new Error('No script was given.');
  };
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('location', { origin: 'https://www.example.com' });
  vi.stubGlobal('document', { createElement: () => ({}), body: { append: () => {} } });
  return state;
});
vi.mock('react-dom', () => ({ flushSync: (work: () => void) => work() }));
vi.mock('react-dom/client', () => ({
  createRoot: () => ({ render: (drawn: ReactElement<Shown>[]) => Object.assign(page, { drawn }) }),
}));
vi.mock('./dialog-modules.ts', () => ({ loadDialog: () => page.script() }));

const Part = () => null;
/** What was asked of the site, in order, and how each is answered. */
let asked: { readonly address: string; answer(content: unknown): void; fail(): void }[];

beforeEach(() => {
  page.drawn = [];
  page.script = async () => ({ Part });
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    return new Promise((resolve, reject) => {
      asked.push({
        address,
        answer: (content) => resolve(Response.json(content)),
        fail: () => reject(new TypeError('fetch failed')),
      });
    });
  });
});

function shown(): Shown {
  const [dialog] = page.drawn;
  if (!dialog) throw new Error('Nothing is drawn.');
  return dialog.props;
}
const from = (path: string) => `/enquire/book?from=${path}`;
/** Everything that was answered has reached the dialog. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the script of a dialog', () => {
  test('MOD-05 that did not come is fetched again at the next try', async () => {
    const host = createDialogHost(() => {});
    page.script = () => Promise.reject(new TypeError('error loading dynamically imported module'));
    await expect(host.open(from('/lionsands'), null)).rejects.toThrow('dynamically imported');
    expect(shown()).toMatchObject({ part: null, scriptFailed: true });
    shown().onRetry();
    await settled();
    expect(shown()).toMatchObject({ part: null, scriptFailed: true });
    page.script = async () => ({ Part });
    shown().onRetry();
    await settled();
    expect(shown()).toMatchObject({ part: Part, scriptFailed: false });
  });

  test('that did not come is fetched again when its dialog is opened again', async () => {
    const host = createDialogHost(() => {});
    page.script = () => Promise.reject(new TypeError('no line'));
    await expect(host.open(from('/lionsands'), null)).rejects.toThrow('no line');
    host.close();
    page.script = async () => ({ Part });
    await host.open(from('/lionsands'), null);
    expect(shown().part).toBe(Part);
  });

  test('that came is never fetched again', async () => {
    const host = createDialogHost(() => {});
    page.script = vi.fn(async () => ({ Part }));
    await host.open(from('/lionsands'), null);
    host.close();
    await host.open(from('/monwana'), null);
    expect(page.script).toHaveBeenCalledTimes(1);
  });
});

describe('the content of a dialog', () => {
  test('opened on another page is that page’s, also when the first page’s comes later', async () => {
    const host = createDialogHost(() => {});
    await host.open(from('/lionsands'), null);
    host.close();
    await host.open(from('/monwana'), null);
    expect(asked.map(({ address }) => address)).toEqual([
      '/dialogs/book.json?from=%2Flionsands',
      '/dialogs/book.json?from=%2Fmonwana',
    ]);
    asked[1]?.answer({ about: 'Monwana' });
    await settled();
    expect(shown().content).toEqual({ about: 'Monwana' });
    asked[0]?.answer({ about: 'Lion Sands' });
    await settled();
    expect(shown().content).toEqual({ about: 'Monwana' });
  });

  test('is not called failed because what it took the place of failed', async () => {
    const host = createDialogHost(() => {});
    await host.open(from('/lionsands'), null);
    host.close();
    await host.open(from('/monwana'), null);
    asked[0]?.fail();
    await settled();
    expect(shown().content).toBe('loading');
  });

  test('MOD-05 that did not come is asked for again at the next try, and kept once it came', async () => {
    const host = createDialogHost(() => {});
    await host.open(from('/lionsands'), null);
    asked[0]?.fail();
    await settled();
    expect(shown().content).toBe('failed');
    shown().onRetry();
    asked[1]?.answer({ about: 'Lion Sands' });
    await settled();
    expect(shown().content).toEqual({ about: 'Lion Sands' });
    host.close();
    expect(shown().open).toBe(false);
    await host.open(from('/lionsands'), null);
    expect(asked).toHaveLength(2);
    expect(shown().open).toBe(true);
  });
});
