import type { Example } from '../example.ts';
import { ProgressBar } from './progress-bar.tsx';

export const examples: readonly Example[] = [
  { name: 'part of the way', element: <ProgressBar label="Loading the page" percent={60} /> },
  { name: 'going on', element: <ProgressBar label="Sending" /> },
  { name: 'idle', element: <ProgressBar label="Nothing to load" percent="idle" /> },
];
