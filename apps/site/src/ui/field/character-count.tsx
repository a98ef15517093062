import { VisuallyHidden } from '../text/text.tsx';
import styles from './field.module.css';

/** Counted from here on; before, nobody needs to know. */
const near = 200;

const words = (left: number): string => {
  const count = Math.abs(left);
  const characters = count === 1 ? 'character' : 'characters';
  return left < 0 ? `${count} ${characters} too many` : `${count} ${characters} left`;
};

/** Said in steps of fifty: a voice that counts every key drowns the words that are typed. */
const spoken = (left: number): number => (left <= 0 ? Math.sign(left) : Math.ceil(left / 50) * 50);

/** How much room is left in a text, near its end. */
export function CharacterCount({ left }: { readonly left: number }) {
  const step = spoken(left);
  return (
    <>
      <p className={styles.count} aria-hidden="true" data-over={left < 0 || undefined}>
        {left <= near && words(left)}
      </p>
      <VisuallyHidden role="status">
        {left <= near &&
          (step > 0 ? `Up to ${step} characters left` : step < 0 ? 'Too long' : 'No room left')}
      </VisuallyHidden>
    </>
  );
}
