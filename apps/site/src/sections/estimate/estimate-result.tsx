import { dialogLink } from '../../links/dialog-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import type { Estimate, NoEstimate } from './estimate.ts';
import styles from './estimate-result.module.css';
import { EstimateSum } from './estimate-sum.tsx';
import { wordsOfNoEstimate } from './estimate-words.ts';
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
        <p className={styles.none}>{wordsOfNoEstimate(answer)}</p>
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
