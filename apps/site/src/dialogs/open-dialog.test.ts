import { beforeEach, expect, test, vi } from 'vitest';
import type { DialogHost } from './dialog-address.ts';
import { openDialogsOnIntent } from './open-dialog.client.ts';

/** The script that draws dialogs: `null` while it cannot be had. */
const script = vi.hoisted(() => ({ host: null as DialogHost | null }));
vi.mock('./dialogs.island.ts', () => ({
  createDialogHost: () => {
    if (!script.host) throw new TypeError('error loading dynamically imported module');
    return script.host;
  },
}));

class FakeElement {
  readonly href = 'https://www.example.com/enquire/book?from=/lionsands';
  readonly origin = 'https://www.example.com';
  readonly pathname = '/enquire/book';
  readonly search = '?from=/lionsands';
  readonly target = '';
  ariaBusy: string | null = null;
  closest = () => this;
}

const listeners = new Map<string, (event: unknown) => Promise<void>>();
const assign = vi.fn();
const pushState = vi.fn();
const host = { prepare: vi.fn(), open: vi.fn(async () => {}), close: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  script.host = host;
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', {
    addEventListener: (name: string, heard: (event: unknown) => Promise<void>) => listeners.set(name, heard),
  });
  vi.stubGlobal('location', {
    origin: 'https://www.example.com',
    pathname: '/lionsands',
    search: '',
    assign,
  });
  vi.stubGlobal('history', { state: null, pushState });
  vi.stubGlobal('navigator', { onLine: true });
  openDialogsOnIntent();
});

async function click(more: object = {}) {
  const target = new FakeElement();
  const event = { target, button: 0, preventDefault: vi.fn(), ...more };
  await listeners.get('click')?.(event);
  return event;
}

test('MOD-01 a click opens the dialog over the page, under its own address', async () => {
  const { preventDefault, target } = await click();
  expect(preventDefault).toHaveBeenCalled();
  expect(host.open).toHaveBeenCalledWith('/enquire/book?from=/lionsands', target);
  expect(pushState).toHaveBeenCalledWith({ dialog: '/enquire/book' }, '', '/enquire/book?from=/lionsands');
  expect(assign).not.toHaveBeenCalled();
  expect(target.ariaBusy).toBeNull();
});

test('a click does what links do when the script cannot be had, and the next one tries again', async () => {
  script.host = null;
  const { target } = await click();
  expect(assign).toHaveBeenCalledExactlyOnceWith(target.href);
  expect(pushState).not.toHaveBeenCalled();
  expect(target.ariaBusy).toBeNull();
  script.host = host;
  await click();
  expect(host.open).toHaveBeenCalledTimes(1);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('without a line it leads nowhere, since the browser’s own error page would take the page’s place', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  script.host = null;
  await click();
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { button: 1 },
  { defaultPrevented: true },
])('a click with %j is the browser’s', async (how) => {
  const { preventDefault } = await click(how);
  expect(preventDefault).not.toHaveBeenCalled();
  expect(host.open).not.toHaveBeenCalled();
});
