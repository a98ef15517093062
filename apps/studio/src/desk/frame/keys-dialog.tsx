import { Dialog } from '../parts/dialog.tsx';
import { Check } from '../parts/fields.tsx';
import { useSession } from '../state/session-context.ts';
import { keySheet } from './keys.ts';

/** What every key does, and the switch that turns single keys off (WCAG 2.1.4). */
export function KeysDialog() {
  const { notificationChoices, chooseNotifications } = useSession();
  const toggle = (
    <Check checked={notificationChoices.keys} onCheck={(keys) => chooseNotifications({ keys })}>
      Single keys on
    </Check>
  );
  return (
    <Dialog title="Keys" look="wide" aside={toggle}>
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
