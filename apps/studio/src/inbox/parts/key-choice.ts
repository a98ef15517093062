const name = 'inbox-keys';

/** Whether J, K and R do something; this browser remembers the choice. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    // Storage refused by the browser: the keys stay on, their button still says so.
    return true;
  }
}

export function turnKeys(on: boolean): void {
  try {
    localStorage.setItem(name, on ? 'on' : 'off');
  } catch {
    // Storage refused by the browser: nothing to remember.
  }
}
