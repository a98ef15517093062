import type { Example } from '../example.ts';
import { Coordinates, Label, Lead, VisuallyHidden } from './text.tsx';

export const examples: readonly Example[] = [
  { name: 'lead', element: <Lead>Choose by the view. The lodges follow.</Lead> },
  { name: 'label', element: <Label>Okavango Delta</Label> },
  { name: 'coordinates', element: <Coordinates>24°57′S 31°31′E</Coordinates> },
  { name: 'visually hidden', element: <VisuallyHidden>opens in a new tab</VisuallyHidden> },
];
