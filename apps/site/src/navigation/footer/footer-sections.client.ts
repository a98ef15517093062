/**
 * Below 833 px the footer's sections start as content says (`openOnMobile`); from there on they all stand open and are no
 * controls. Without scripts they are open everywhere.
 */
export function enhanceFooterSections(sections: Iterable<HTMLDetailsElement>): void {
  const wide = matchMedia('(min-width: 833px)');
  const arrange = () => {
    for (const section of sections) {
      section.open = wide.matches || section.dataset.footerSection === 'open';
      const summary = section.querySelector('summary');
      if (summary) summary.tabIndex = wide.matches ? -1 : 0;
    }
  };
  arrange();
  wide.addEventListener('change', arrange);
}
