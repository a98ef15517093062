import { dayInWords } from '@sundowner/calendar/words';
import { dialogLink } from '../../links/dialog-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import type { Estimate, NoEstimate } from './estimate.ts';
import styles from './estimate-result.module.css';
import { EstimateSum } from './estimate-sum.tsx';
import { wordsOfNoChildren } from './estimate-words.ts';
import type { ReadQuestion } from './read-question.ts';

interface EstimateResultProps {
  readonly answer: Estimate | NoEstimate | null;
  readonly asked: ReadQuestion;
  readonly path: string;
  readonly shown: ShownIn;
}

/** The sum, line by line, with what it leaves out; or why there is none. */
export function EstimateResult({ answer, asked, path, shown }: EstimateResultProps) {
  if (Object.keys(asked.errors).length > 0)
    return <Empty words="Something is missing, or cannot be. It says what beside it." />;
  if (answer === null || asked.question === null)
    return (
      <Empty words="Choose a room and your dates, and the sum stands here: nights, seasons, children and levies, each on a line." />
    );
  if (answer.kind === 'none') {
    return (
      <div className={styles.card}>
        <p className={styles.none}>{reasonWords(answer)}</p>
        <ButtonLink {...dialogLink('email', path)}>Ask us</ButtonLink>
      </div>
    );
  }
  return <EstimateSum answer={answer} question={asked.question} path={path} shown={shown} />;
}

function Empty({ words }: { readonly words: string }) {
  return (
    <div className={styles.card}>
      <p className={styles.empty}>{words}</p>
    </div>
  );
}

function reasonWords(answer: NoEstimate): string {
  if (answer.reason === 'no-child') return wordsOfNoChildren(answer);
  const { reason, night, sleeps, youngest } = answer;
  switch (reason) {
    case 'no-price':
      return `We have not set a price for the night of ${dayInWords(night ?? '')} yet. Ask us, and we will.`;
    case 'too-many':
      return `The house sleeps ${sleeps}. Ask us about two houses, or a lodge taken whole.`;
    case 'too-young':
      return `Children come here from ${youngest} years. Choose another room or house, or ask us which takes your party.`;
    case 'adults-per-room':
      return 'That many children need more rooms than there are adults. Ask us about a house, or family suites.';
    case 'not-let':
      return 'It is not let in this way on those dates. Ask us what is.';
    case 'unknown':
      return 'There is no price for what was chosen. Choose another room, or ask us.';
  }
}
