/** Keeps the choice for the session, puts it on the document as `data-{name}`, and says it. */
export function enhanceSegmentToggle(root: HTMLElement): void {
  const name = root.dataset.segmentToggle ?? '';
  const radios = [...root.querySelectorAll('input')];
  const status = root.querySelector('[role="status"]');
  const key = `choice-${name}`;

  const apply = (value: string) => {
    document.documentElement.dataset[name] = value;
  };
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    apply(target.value);
    keep(key, target.value);
    const label = target.closest('label')?.textContent ?? target.value;
    if (status) status.textContent = `${root.dataset.announcement} ${label}`;
  });

  const kept = radios.find(({ value }) => value === storedChoice(key));
  if (kept) kept.checked = true;
  apply(radios.find(({ checked }) => checked)?.value ?? '');
}

/** A browser may refuse storage altogether; the choice then lasts as long as the page. */
function storedChoice(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
