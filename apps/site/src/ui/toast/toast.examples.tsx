import { useState } from 'react';
import type { Example } from '../example.ts';
import { Toast } from './toast.tsx';

const nothing = () => undefined;

function Dismissed() {
  const [shown, setShown] = useState(true);
  return shown ? (
    <Toast message="Saved to your list." onDismiss={() => setShown(false)} />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Show it again
    </button>
  );
}

export const examples: readonly Example[] = [
  { name: 'note', live: true, element: <Dismissed /> },
  {
    name: 'with something to do',
    element: <Toast message="This page has changed." action={{ label: 'Load it again', onAct: nothing }} />,
  },
  {
    name: 'warning',
    element: <Toast tone="warning" message="You are offline. What you type is kept." onDismiss={nothing} />,
  },
  {
    name: 'long text',
    element: (
      <Toast
        message={'A message that has more to say than fits on one line, and says it. '.repeat(3)}
        onDismiss={nothing}
      />
    ),
  },
];
