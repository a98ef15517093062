import type { Example } from '../example.ts';
import { ErrorSummary } from './error-summary.tsx';

export const examples: readonly Example[] = [
  {
    name: 'one',
    element: <ErrorSummary errors={[{ message: 'Surname is required', controlId: 'surname' }]} />,
  },
  {
    name: 'several, one of no field shown',
    element: (
      <ErrorSummary
        errors={[
          { message: 'Surname is required', controlId: 'surname' },
          { message: 'The form cannot be read' },
        ]}
      />
    ),
  },
];
