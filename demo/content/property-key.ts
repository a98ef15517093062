/** Keys of the properties, by which other entries name them. */
export type PropertyKey = 'lionsands' | 'monwana' | 'marataba' | 'capecadogan';
