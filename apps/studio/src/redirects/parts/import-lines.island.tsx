'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import type { PlannedLine } from '../import-endpoint.ts';
import './import-lines.css';

const results: Readonly<Record<PlannedLine['result'], string>> = {
  new: 'New',
  changed: 'Changed',
  same: 'There already',
  refused: 'Refused',
};

interface Plan {
  readonly lines: readonly PlannedLine[];
  readonly saved: boolean;
}

async function send(text: string, save: boolean): Promise<Plan | string> {
  const response = await fetch('/api/redirects/import', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, save }),
  }).catch(() => null);
  if (!response) return 'The studio could not be reached. Nothing was saved.';
  const body = (await response.json()) as Plan & { errors?: { message: string }[] };
  return response.ok ? body : (body.errors?.[0]?.message ?? 'This could not be done.');
}

/** Pasting many redirects at once: first what would become of each line, then saving those that can stand. */
export function ImportLines() {
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const [plan, setPlan] = useState<Plan | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const toSave = plan?.lines.filter(({ result }) => result === 'new' || result === 'changed').length ?? 0;

  async function run(save: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await send(text, save);
    setBusy(false);
    setFault(typeof answer === 'string' ? answer : null);
    if (typeof answer === 'string') return;
    setPlan(answer);
    if (save) router.refresh();
  }

  return (
    <details className="import-lines">
      <summary>Add many at once</summary>
      <label htmlFor={id}>
        One redirect a line: the old address, the new one, and a note if you like. Paste them from a
        spreadsheet, or with commas or spaces between.
      </label>
      <textarea
        id={id}
        rows={6}
        value={text}
        placeholder={'/old-page\t/blog/new-page\n/summer-2023\t/rates'}
        onChange={({ target }) => {
          setText(target.value);
          setPlan(null);
        }}
      />
      {fault && <p role="alert">{fault}</p>}
      {plan && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Old address</th>
                <th scope="col">Leads to</th>
                <th scope="col">What happens</th>
              </tr>
            </thead>
            <tbody>
              {plan.lines.map(({ line, from, to, result, words }) => (
                <tr key={line} data-result={result}>
                  <td>{line}</td>
                  <td>{from}</td>
                  <td>{to}</td>
                  <td>
                    <strong>{results[result]}</strong> {words}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {plan.saved && <p role="status">Saved. Visitors are sent on from now.</p>}
        </>
      )}
      <div className="import-lines-buttons">
        <button type="button" onClick={() => run(false)} disabled={text.trim() === ''}>
          See what would happen
        </button>
        {plan && !plan.saved && toSave > 0 && (
          <button type="button" className="import-lines-save" onClick={() => run(true)}>
            Save {toSave} {toSave === 1 ? 'redirect' : 'redirects'}
          </button>
        )}
      </div>
    </details>
  );
}
