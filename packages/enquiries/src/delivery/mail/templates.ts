import { readFileSync } from 'node:fs';
import { prepareTemplate } from './fill-template.ts';

const template = (name: string) =>
  prepareTemplate(readFileSync(new URL(`./templates/${name}.template`, import.meta.url), 'utf8'));

/** The concierge's mail, prepared once when the process starts. */
export const conciergeTemplate = template('concierge');

/** The visitor's mail, prepared once when the process starts. */
export const visitorTemplate = template('visitor');
