import './setup-guide.css';
import type { Payload, PayloadRequest } from 'payload';
import { readMisses, readSetup } from '../completeness/read-setup.ts';
import type { Beginning, SetupAct, SetupLine, SetupStep, StepState } from '../completeness/setup-facts.ts';
import { isSetUp, setupSteps } from '../completeness/setup-steps.ts';
import { rowTime } from '../desk/words/times.ts';
import { studioSettings } from '../settings.ts';
import { BeginEntry } from './begin-entry.island.tsx';
import { SameConsent } from './same-consent.island.tsx';
import { SetupAway } from './setup-away.island.tsx';
import { hasPutAway, setupPreference } from './setup-away.ts';

type User = NonNullable<PayloadRequest['user']>;

/** How the installation stands, and whether its reader has put the guide away. */
export interface Setup {
  readonly steps: readonly SetupStep[];
  readonly consentIsSaid: boolean;
  readonly away: boolean;
  /** What a visitor would miss of what is there. */
  readonly misses: readonly SetupLine[];
}

/** Lines of what is missed, and of what a step lacks, that are shown at once. */
const shownLines = 6;

/** @returns `null` for an installation that is whole */
export async function readGuide(payload: Payload, user: User): Promise<Setup | null> {
  const facts = await readSetup(payload, user);
  const steps = setupSteps(facts);
  if (isSetUp(steps)) return null;
  const said = await payload.db.count({
    collection: 'enquiryForm',
    where: { _status: { equals: 'published' } },
  });
  const away = await hasPutAway(payload, user);
  const misses = away ? [] : await readMisses(payload, facts);
  return { steps, consentIsSaid: said.totalDocs > 0, away, misses };
}

const states: Readonly<Record<StepState, string>> = {
  done: 'Done',
  next: 'Next',
  begun: 'Begun',
  open: 'Not begun',
  later: 'Not yet',
};

function Tick() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="m3 8.5 3.5 3.5L13 4.5" />
    </svg>
  );
}

interface MissingProps {
  readonly lines: readonly SetupLine[];
  /** Of the step, for those who hear the page. */
  readonly title: string;
}

function Missing({ lines, title }: MissingProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className="studio-hidden">Still missing:</p>
      <Lines {...{ lines, title }} />
    </>
  );
}

function Line({ words, href, begins, title }: SetupLine & Pick<MissingProps, 'title'>) {
  if (begins) return <Defaults {...{ begins, title, words }} className="setup-link" />;
  return href === null ? words : <a href={href}>{words}</a>;
}

function Lines({ lines, title }: MissingProps) {
  const more = lines.length - shownLines;
  return (
    <ul className="setup-lines">
      {lines.slice(0, more > 1 ? shownLines : undefined).map((line) => (
        <li key={line.words}>
          <Line {...line} title={title} />
        </li>
      ))}
      {more > 1 && <li>and {more} more, beside their forms</li>}
    </ul>
  );
}

const looks: Partial<Record<StepState, string>> = { next: 'setup-button setup-main', done: 'setup-link' };

interface LeadProps {
  readonly act: SetupAct;
  readonly title: string;
  readonly state: StepState;
}

interface BeginProps extends Pick<SetupAct, 'words'> {
  readonly begins: Beginning;
  readonly title: string;
  readonly className: string;
}

function Defaults({ begins: { collection, of }, title, words, className }: BeginProps) {
  return (
    <BeginEntry
      {...{ collection, className, step: title }}
      address={of ? `/api/${of.collection}/${of.id}/begun` : '/api/setup/begun'}
    >
      {words}
    </BeginEntry>
  );
}

/** The way on is a button, the chief one in the next step; back to what is done leads a link. */
function Lead({ act: { words, href, begins }, title, state }: LeadProps) {
  const className = looks[state] ?? 'setup-button';
  if (begins) return <Defaults {...{ begins, title, words, className }} />;
  return (
    <a className={className} href={href}>
      {words}
      <span className="studio-hidden">: {title}</span>
    </a>
  );
}

interface StepProps {
  readonly step: SetupStep;
  readonly at: number;
  readonly consentIsSaid: boolean;
}

function Step({ step, at, consentIsSaid }: StepProps) {
  const { key, title, state, says, missing, act, ask, by } = step;
  return (
    <li className="setup-step" data-state={state} id={`setup-${key}`}>
      <span className="setup-number" aria-hidden="true">
        {state === 'done' ? <Tick /> : at}
      </span>
      <div>
        <h3>
          <span className="setup-state">{states[state]}</span>
          <span className="studio-hidden">: </span>
          {title}
        </h3>
        <p>
          {says}
          {state === 'done' && by && by.by !== '' && (
            <>
              {' '}
              {by.by}, <time dateTime={by.at}>{rowTime(by.at, new Date())}</time>
            </>
          )}
        </p>
        <Missing lines={missing} title={title} />
        {ask !== null && <p>Accounts are added by administrators: ask {ask}.</p>}
      </div>
      <div className="setup-acts">
        {act && <Lead act={act} title={title} state={state} />}
        {key === 'consent' && state !== 'done' && consentIsSaid && (
          <SameConsent>Say yes to the same words for the others</SameConsent>
        )}
      </div>
    </li>
  );
}

const countOf = (steps: readonly SetupStep[], ...wanted: readonly StepState[]) =>
  steps.filter(({ state }) => wanted.includes(state)).length;

/** The guide from nothing to a first published lodge, in place of the start page until its seven steps are done. */
export function SetupGuide({ steps, consentIsSaid, misses }: Setup) {
  const { brand, siteUrl } = studioSettings();
  const done = countOf(steps, 'done');
  return (
    <section className="setup" aria-labelledby="setup-heading">
      <header className="setup-head">
        <div>
          <h2 id="setup-heading">Set up {brand.collectionName}</h2>
          <p>Seven steps, in any order but the last. About two hours in all; everything is kept as you go.</p>
        </div>
        <div className="setup-progress">
          <p id="setup-progress">
            <b>
              {done} of {steps.length} done
            </b>
            , {countOf(steps, 'begun')} begun
          </p>
          <progress value={done} max={steps.length} aria-labelledby="setup-progress" />
        </div>
      </header>
      <div className="setup-body">
        <ol>
          {[...steps.entries()].map(([at, step]) => (
            <Step key={step.key} step={step} at={at + 1} consentIsSaid={consentIsSaid} />
          ))}
        </ol>
        <aside aria-labelledby="setup-aside">
          <h3 id="setup-aside">The site so far</h3>
          <p>
            What is published stands there already; everything else is seen in the preview beside its form.
          </p>
          <p>
            <a className="setup-button" href={siteUrl} target="_blank" rel="noreferrer">
              Open the site
            </a>
          </p>
          {misses.length > 0 && (
            <>
              <h3>What a visitor would miss today</h3>
              <Lines lines={misses} title="What a visitor would miss today" />
            </>
          )}
          <h3>Another time</h3>
          <p>
            Leave this page whenever you like. It is the first thing here until all seven are done, and then
            goes away.
          </p>
          <SetupAway name={setupPreference} away>
            Not now
          </SetupAway>
        </aside>
      </div>
    </section>
  );
}

/** What is left of the guide on the start page of somebody who has put it away. */
export function SetupPutAway({ steps }: Setup) {
  const next = steps.find(({ state }) => state === 'next');
  return (
    <section className="setup setup-away" aria-label="Setting up">
      <p>
        <b>
          Setting up: {countOf(steps, 'done')} of {steps.length} done.
        </b>{' '}
        {next && `Next: ${next.title}.`}
      </p>
      <SetupAway name={setupPreference} away={false}>
        Take it up again
      </SetupAway>
    </section>
  );
}
