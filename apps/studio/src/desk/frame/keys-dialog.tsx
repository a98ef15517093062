'use client';

import { Dialog } from '../parts/dialog.tsx';
import { useDesk } from '../state/desk-context.ts';
import { keySheet } from './keys.ts';

/** What every key does, and the switch that turns single keys off (WCAG 2.1.4). */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { notices, chooseNotices } = useDesk();
  const toggle = (
    <label className="desk-choice">
      <input
        type="checkbox"
        checked={notices.keys}
        onChange={({ target }) => chooseNotices({ keys: target.checked })}
      />
      Single keys on
    </label>
  );
  return (
    <Dialog title="Keys" look="wide" aside={toggle} onClose={onClose}>
      <div className="desk-keys">
        {keySheet.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(({ words, keys: pressed }) => (
                <div key={words}>
                  <dt>{words}</dt>
                  <dd>
                    {pressed.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p>
        Keys are never heard while you write in a field. Single keys can be switched off; everything is also a
        button.
      </p>
    </Dialog>
  );
}
