/** Makes a choice on the page itself; the address follows, so that it can be sent on and survives a reload. */
export function enhanceChoiceLinks(root: HTMLElement): void {
  const page = root.closest('main') ?? document;
  const status = root.querySelector('[role="status"]');

  function make(chosen: HTMLAnchorElement) {
    for (const link of root.querySelectorAll('[data-choice]')) {
      if (link === chosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const { shows = '', count = '' } = chosen.dataset;
    for (const part of page.querySelectorAll<HTMLElement>('[data-shown-for]')) {
      part.hidden = !part.dataset.shownFor?.split(' ').includes(shows);
    }
    for (const group of page.querySelectorAll<HTMLElement>('[data-choice-group]')) {
      group.hidden = group.querySelector('[data-shown-for]:not([hidden])') === null;
    }
    if (status) status.textContent = count;
  }

  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-choice]');
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', link.pathname + link.search);
    make(link);
  });
  root.dataset.choiceLinks = 'ready';
}
