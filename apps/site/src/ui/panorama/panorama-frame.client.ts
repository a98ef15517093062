import styles from './panorama.module.css';

const icons = {
  left: 'M17 5H1M5 1 1 5l4 4',
  right: 'M1 5h16M13 1l4 4-4 4',
  closer: 'M9 1v8M5 5h8',
  away: 'M5 5h8',
  phone: 'M6 0h6v10H6zM2 2c-1 2-1 4 0 6M16 2c1 2 1 4 0 6',
  whole: 'M2 3V0h4M12 0h4v3M16 7v3h-4M6 10H2V7',
  close: 'M5 1l8 8M13 1 5 9',
} as const;

type Control = keyof typeof icons;

const labels: Readonly<Record<Control, string>> = {
  left: 'Turn left',
  right: 'Turn right',
  closer: 'Closer',
  away: 'Further away',
  phone: 'Turn with the phone',
  whole: 'Full screen',
  close: 'Close the panorama',
};

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, className?: string) =>
  Object.assign(document.createElement(name), { className: className ?? '' });

function button(control: Control): HTMLButtonElement {
  const made = Object.assign(element('button', styles.control), { type: 'button', title: labels[control] });
  made.setAttribute('aria-label', labels[control]);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 18 10');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', icons[control]);
  svg.append(path);
  made.append(svg);
  return made;
}

/** What lies over a stage while its panorama is open: the part that is turned, and a button for all it can do. */
export function panoramaFrame(name: string) {
  const frame = element('div', styles.frame);
  const view = element('div', styles.view);
  view.tabIndex = 0;
  view.setAttribute('role', 'application');
  view.setAttribute('aria-label', `Panorama: ${name}. Arrow keys turn, plus and minus zoom.`);
  const group = element('div', styles.controls);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', 'Panorama');
  const controls = Object.fromEntries(
    (Object.keys(icons) as Control[]).map((control) => [control, button(control)]),
  ) as Record<Control, HTMLButtonElement>;
  group.append(...Object.values(controls));
  frame.append(view, group);
  return { frame, view, controls };
}

/** The whole panorama as it is, for a browser that cannot turn it. */
export function flatPanorama(src: string, alt: string): HTMLElement {
  const frame = element('div', styles.frame);
  frame.append(Object.assign(element('img', styles.flat), { src, alt }));
  return frame;
}
