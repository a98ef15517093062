import type { Example } from '../example.ts';
import { Picture } from '../picture/picture.tsx';
import { Prose } from '../prose/prose.tsx';
import { samples } from '../samples/sample-pictures.ts';
import { Sheet } from './sheet.tsx';

const words = (
  <Prose>
    <h2>Two halves</h2>
    <p>The words stand at the right, and below on a narrow screen.</p>
  </Prose>
);

export const examples: readonly Example[] = [
  {
    name: 'on a page',
    element: (
      <Sheet place="page" aside={<Picture picture={samples.night} alt="" sizes="50vw" />}>
        {words}
      </Sheet>
    ),
  },
  {
    name: 'one half alone',
    element: (
      <Sheet place="page" aside={null}>
        {words}
      </Sheet>
    ),
  },
];
