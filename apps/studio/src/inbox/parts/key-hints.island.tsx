'use client';

import { useEffect, useState } from 'react';
import { keysAreOn, turnKeys } from './key-choice.ts';

/** What the letters do, and the switch that turns them off. Without scripts there are none, and it is not shown. */
export function KeyHintsIsland() {
  const [on, setOn] = useState<boolean | null>(null);
  useEffect(() => setOn(keysAreOn()), []);
  if (on === null) return null;
  const turn = () => {
    turnKeys(!on);
    setOn(!on);
  };
  return (
    <p className="inbox-keys">
      {on ? (
        <span>
          <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>Enter</kbd> opens, <kbd>R</kbd> answers.
        </span>
      ) : (
        <span>The letter keys are off.</span>
      )}{' '}
      <button type="button" onClick={turn}>
        {on ? 'Turn off' : 'Turn on'}
      </button>
    </p>
  );
}
