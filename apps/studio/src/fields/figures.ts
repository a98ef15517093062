import type { Field, NumberField } from 'payload';
import { beside } from './plain.ts';

/** An amount of money in whole units of its currency, South African rand unless the label says otherwise. */
export function price(name: string, label: string, help?: string): NumberField {
  return { name, type: 'number', min: 0, label, ...(help ? { admin: { description: help } } : {}) };
}

/** Where a place is, in degrees; south and west are negative. */
export function latitudeLongitude(): Field {
  const degrees = (name: string, label: string, limit: number, help: string): NumberField => ({
    name,
    type: 'number',
    label,
    min: -limit,
    max: limit,
    admin: { width: '50%', step: 0.0001, description: help },
  });
  return beside(
    degrees('latitude', 'Latitude', 90, 'In degrees, south is negative: -24.9567.'),
    degrees('longitude', 'Longitude', 180, 'In degrees, west is negative: 31.5333.'),
  );
}

/** Where it stands among its own kind. */
export function position(): NumberField {
  return {
    name: 'position',
    type: 'number',
    min: 0,
    label: 'Place in lists',
    admin: { description: 'Lower numbers stand first.', position: 'sidebar' },
  };
}
