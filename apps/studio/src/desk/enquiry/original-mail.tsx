import { deskCalls } from '@sundowner/desk-wire/calls';
import type { OriginalMail } from '@sundowner/desk-wire/original-mail';
import { useEffect, useState } from 'react';
import { studioAddress } from '../address.ts';
import { callDesk, type Reply } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { Fact } from '../parts/data-table.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { sizeWords } from '../words/file-words.ts';

export interface OriginalMailDialogProps {
  readonly reference: string;
  readonly message: string;
}

/** What a frame may do that shows a stranger's markup: nothing. Pictures are those the markup holds itself. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:";

/** A page of its own around the markup; the policy stands before anything of the sender's. */
const framed = (markup: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
  '<meta name="referrer" content="no-referrer"><style>body{font:16px/1.5 system-ui,sans-serif;color:#2d1c12;background:#fff;' +
  `margin:12px;overflow-wrap:anywhere}img{max-width:100%;height:auto}</style></head><body>${markup}</body></html>`;

const views = [
  { view: 'looked', words: 'As it looked' },
  { view: 'words', words: 'Words only' },
  { view: 'lines', words: 'All lines' },
] as const;

type View = (typeof views)[number]['view'];

/** Lines of the head that say most; the others stand under All lines. */
const named: Readonly<Record<string, string>> = {
  from: 'From',
  'reply-to': 'Answers to',
  to: 'To',
  cc: 'Copy',
  date: 'Date',
  subject: 'Subject',
};

function Shown({ mail, view }: { readonly mail: OriginalMail; readonly view: View }) {
  if (view === 'looked' && mail.markup !== null)
    return (
      <iframe
        className="desk-original-frame"
        title="The mail as it looked"
        sandbox=""
        referrerPolicy="no-referrer"
        srcDoc={framed(mail.markup)}
      />
    );
  const head = mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <pre className="desk-original-words" tabIndex={0} dir="auto">
      {view === 'lines' ? `${head}\n\n${mail.words}` : mail.words}
    </pre>
  );
}

/** A mail as it came: in a frame that runs and fetches nothing, as words, or in all its lines. Each opening is recorded. */
export function OriginalMailDialog({ reference, message }: OriginalMailDialogProps) {
  const [reply, setReply] = useState<Reply<OriginalMail> | null>(null);
  const [chosen, setChosen] = useState<View | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const answer = await callDesk(deskCalls.readOriginal, {
        params: { reference, message },
        signal: leaving.signal,
      });
      if (!leaving.signal.aborted) setReply(answer);
    };
    void read();
    return () => leaving.abort();
  }, [reference, message]);
  const mail = reply?.ok ? reply.value : null;
  const view = chosen ?? (mail?.markup === null ? 'words' : 'looked');
  return (
    <Dialog title="Original mail" look="wide">
      {reply === null && <p role="status">The mail is being opened.</p>}
      {reply !== null && !reply.ok && <p role="alert">{reply.detail}</p>}
      {mail && (
        <div className="desk-original">
          <fieldset className="desk-original-views" aria-label="Show as">
            {views.map((each) => (
              <Button
                key={each.view}
                aria-pressed={view === each.view}
                disabled={each.view === 'looked' && mail.markup === null}
                onClick={() => setChosen(each.view)}
              >
                {each.words}
              </Button>
            ))}
          </fieldset>
          <dl className="desk-facts" data-narrow="">
            {mail.headers
              .filter(({ name }) => named[name.toLowerCase()] !== undefined)
              .map(({ name, value }, at) => ({ name, value, key: `${at} ${name}` }))
              .map(({ name, value, key }) => (
                <Fact key={key} name={named[name.toLowerCase()] ?? name} dir="auto">
                  {value}
                </Fact>
              ))}
          </dl>
          <Shown mail={mail} view={view} />
          {view === 'looked' && (
            <p>Nothing is fetched from another server: it would tell the sender that you have opened this.</p>
          )}
          <p>
            <a
              className="desk-button desk-button-plain"
              href={studioAddress(deskCalls.takeOriginal, { reference, message })}
              download={`${reference}.eml`}
            >
              Save as a file, {sizeWords(mail.bytes)}
            </a>{' '}
            Kept sealed; opening it is recorded.
          </p>
        </div>
      )}
    </Dialog>
  );
}
