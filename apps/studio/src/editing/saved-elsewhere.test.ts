import { afterEach, expect, test, vi } from 'vitest';
import { SavedElsewhere } from './saved-elsewhere.ts';

const windows: SavedElsewhere[] = [];
afterEach(() => {
  for (const each of windows.splice(0)) each.close();
});

function open(address: string) {
  const heard = vi.fn();
  const window = new SavedElsewhere(address, heard);
  windows.push(window);
  return { window, heard };
}

test('a window hears that another has saved its entry, and neither its own saves nor those of other entries', async () => {
  const first = open('/api/treehouse/3');
  const second = open('/api/treehouse/3');
  const other = open('/api/treehouse/4');
  // Of an entry in a drawer: that form tells of it.
  first.window.saved('/api/media/9');
  first.window.saved('/api/treehouse/3');
  await vi.waitFor(() => expect(second.heard).toHaveBeenCalledTimes(1));
  expect(first.heard).not.toHaveBeenCalled();
  expect(other.heard).not.toHaveBeenCalled();
});
