import { deskCalls } from '@sundowner/desk-wire/calls';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { inHouse } from '../../runtime/house.ts';
import { withoutPage } from '../address.ts';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Check } from '../parts/fields.tsx';
import { takeFromRows, useEnquiry, useShowReply } from '../state/enquiry-context.tsx';
import { useCall } from '../state/queries.ts';
import { type Target, useSession, useViewer } from '../state/session-context.ts';
import { nameWords } from '../words/enquiry-words.ts';
import { personWords } from '../words/people-words.ts';
import { dueWords, wholeTime } from '../words/times.ts';
import { stateWords } from '../words/work-words.ts';
import { ChooseOther } from './choose-other.tsx';
import { inOrder, type MergeRow, mergeRows, takenNames } from './merge-rows.ts';
import { Reading } from './reading.tsx';
import { useTakeApart } from './use-take-apart.ts';
import './merging.css';

/** Whom the whole is with is chosen like a field, under this name. */
const withName = 'with';
const withLabel = 'With';

const updatesWords = ({ consent }: EnquiryDetail) =>
  consent.purposes.includes('email-updates') ? 'yes' : 'no';

interface FixedProps {
  readonly label: string;
  readonly why: string;
  readonly first: string;
  readonly second: string;
}

/** Something nobody chooses. */
const Fixed = ({ label, why, first, second }: FixedProps) => (
  <tr>
    <th scope="row">
      {label}
      <small>{why}</small>
    </th>
    <td data-label="First">{first}</td>
    <td data-label="Second">{second}</td>
  </tr>
);

interface ChosenProps {
  readonly row: Pick<MergeRow, 'label' | 'first' | 'second' | 'isSame'>;
  readonly takesSecond: boolean;
  readonly onChoose: (second: boolean) => void;
}

/** Something of which one stays. */
function Chosen({ row: { label, first, second, isSame }, takesSecond, onChoose }: ChosenProps) {
  const choice = (words: string, isSecond: boolean) => (
    <td data-label={isSecond ? 'Second' : 'First'} data-chosen={takesSecond === isSecond ? '' : undefined}>
      <label className="desk-choice">
        <input
          type="radio"
          name={`desk-merge-${label}`}
          aria-label={`${label}: ${words || 'none'}`}
          checked={takesSecond === isSecond}
          onChange={() => onChoose(isSecond)}
        />
        <span dir="auto">{words || 'none'}</span>
      </label>
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {label}
        {!isSame && <small>They differ</small>}
      </th>
      {isSame ? (
        <td colSpan={2} data-label="Both" dir="auto">
          {first}
        </td>
      ) : (
        <>
          {choice(first, false)}
          {choice(second, true)}
        </>
      )}
    </tr>
  );
}

interface TwoProps {
  readonly first: EnquiryDetail;
  readonly second: EnquiryDetail;
}

/** What a merge or a link sends. */
function useMerge({ first, second }: TwoProps) {
  const { say, open, go, place } = useSession();
  const showReply = useShowReply();
  const { reload } = useEnquiry();
  const takeApart = useTakeApart();
  const client = useQueryClient();
  const [asksPerson, setAsksPerson] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (as: 'merge' | 'link', samePerson: boolean, fromOther: string[]) => {
    if (busy) return;
    setBusy(true);
    const reply = await callDesk(deskCalls.merge, {
      params: { reference: first.reference },
      body: { other: second.reference, as, samePerson, fromOther },
    });
    setBusy(false);
    if (!reply.ok) {
      if (reply.code === 'not-the-same-person') setAsksPerson(true);
      return setProblem(reply.detail);
    }
    showReply(first.reference, reply);
    open(null);
    if (as === 'merge') takeFromRows(client, second.reference);
    if (as === 'merge') go({ ...withoutPage(place), reference: first.reference });
    else void reload();
    say({
      text:
        as === 'merge'
          ? `${second.reference} is part of ${first.reference} now. Both references go on working; nothing was sent.`
          : `${first.reference} and ${second.reference} name each other now.`,
      undo: { run: () => void takeApart(first.reference, second.reference) },
    });
  };
  return { run, busy, problem, asksPerson };
}

function Two({ first, second }: TwoProps) {
  const { open } = useSession();
  const viewer = useViewer();
  const rows = mergeRows([first, second]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter(({ proposed }) => proposed).map(({ label }) => label)),
  );
  const [samePerson, setSamePerson] = useState(false);
  const { run, busy, problem, asksPerson } = useMerge({ first, second });
  const form = useRef<HTMLFormElement>(null);
  // What was chosen before is gone with the focus, and keys are heard only in here.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const choose = (label: string) => (isSecond: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (isSecond) next.add(label);
      else next.delete(label);
      return next;
    });
  const withRow = {
    label: withLabel,
    first: personWords(first.work.assignee, viewer),
    second: personWords(second.work.assignee, viewer),
    isSame: first.work.assignee === second.work.assignee,
  };
  const merge = () => {
    const taken = takenNames(rows, chosen);
    void run('merge', samePerson, chosen.has(withLabel) && !withRow.isSame ? [...taken, withName] : taken);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    merge();
  };
  const due = ({ work, state }: EnquiryDetail) =>
    [stateWords({ state, work }), dueWords(work, viewer.now)?.words].filter(Boolean).join(', ');
  const came = ({ receivedAt }: EnquiryDetail) => `${wholeTime(receivedAt)} ${inHouse()}`;
  const drafts = second.conversation.otherDrafts.length + (second.conversation.draft ? 1 : 0);
  return (
    <form
      ref={form}
      className="desk-form"
      onKeyDown={onKeyDown}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        merge();
      }}
    >
      <p>What is chosen stays. What is not kept is written under What has happened.</p>
      <table className="desk-merge">
        <caption className="desk-hidden">The two enquiries, field by field</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              First <b>{first.reference}</b> <small>stays</small>
            </th>
            <th scope="col">
              Second <b>{second.reference}</b> <small>goes into it</small>
            </th>
          </tr>
        </thead>
        <tbody>
          <Fixed
            label="Reference"
            why="Both go on working, in mails and on their page"
            first={first.reference}
            second={second.reference}
          />
          <Fixed
            label="Received"
            why="The earlier one counts, always"
            first={came(first)}
            second={came(second)}
          />
          {rows.map((row) => (
            <Chosen
              key={row.label}
              row={row}
              takesSecond={chosen.has(row.label)}
              onChoose={choose(row.label)}
            />
          ))}
          <Chosen row={withRow} takesSecond={chosen.has(withLabel)} onChoose={choose(withLabel)} />
          <Fixed
            label="State"
            why="What is due sooner stays due, always"
            first={due(first)}
            second={due(second)}
          />
          <Fixed
            label="Email updates"
            why="A no is never merged away"
            first={updatesWords(first)}
            second={updatesWords(second)}
          />
        </tbody>
      </table>
      <Reading first={first} second={second} />
      <p>
        Conversation, notes, files, tags and deliveries of both are kept, in the order of their time.{' '}
        {drafts > 0 && 'What is being written in the second becomes a draft of its author in the first. '}
        Nothing is sent.
      </p>
      {problem && <p role="alert">{problem}</p>}
      {asksPerson && (
        <Check checked={samePerson} onCheck={setSamePerson}>
          Yes, it is the same person
        </Check>
      )}
      <p className="desk-buttons">
        <Button submits look="solid" hint="Ctrl Enter" aria-disabled={busy}>
          Merge
        </Button>
        <Button aria-disabled={busy} onClick={() => void run('link', samePerson, [])}>
          Only link them
        </Button>
        <Button look="text" hint="Esc" onClick={() => open(null)}>
          Cancel
        </Button>
        <small>Can be undone for 30 days, or until one of them is erased.</small>
      </p>
    </form>
  );
}

interface BothProps {
  readonly here: string;
  readonly other: string;
}

function Both({ here, other }: BothProps) {
  const one = useCall(deskCalls.readEnquiry, { params: { reference: here } });
  const two = useCall(deskCalls.readEnquiry, { params: { reference: other } });
  const problem = one.problem ?? two.problem;
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (one.value === null || two.value === null) return <p role="status">Opening both.</p>;
  if (one.value.reference === two.value.reference) return <p role="alert">They are one enquiry already.</p>;
  const [first, second] = inOrder(one.value, two.value);
  return <Two first={first} second={second} />;
}

/** Two enquiries of one person become one, or name each other. */
export function MergeDialog({ target, other }: { readonly target: Target; readonly other: string | null }) {
  const [chosen, setChosen] = useState(other);
  return (
    <Dialog title={`Merge two enquiries of ${nameWords(target)}`} look="wide">
      {chosen === null ? (
        <ChooseOther reference={target.reference} onChoose={setChosen} />
      ) : (
        <Both here={target.reference} other={chosen} />
      )}
    </Dialog>
  );
}
