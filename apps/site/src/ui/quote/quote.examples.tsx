import type { Example } from '../example.ts';
import { samples } from '../samples/sample-pictures.ts';
import { Quote } from './quote.tsx';

export const examples: readonly Example[] = [
  {
    name: 'over a bright plate',
    width: 'edge',
    element: (
      <Quote
        label="A guest’s words"
        text="We came for the lions and talk about the silence."
        attribution="A family of five, after six nights"
        picture={samples.street}
      />
    ),
  },
  {
    name: 'long text',
    width: 'edge',
    element: (
      <Quote
        label="A longer guest’s words"
        text="“We had been told about the river, and the light, and the bread; nobody had told us that for a week we would forget to look at a clock, and that the children would ask for it to be quiet.”"
        attribution="A family of five, after six nights"
        picture={samples.dusk}
      />
    ),
  },
];
