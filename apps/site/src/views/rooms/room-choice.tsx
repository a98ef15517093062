import type { Room } from '../../content/room/room.ts';
import { type ChosenRooms, mostCompared } from '../../sections/rooms/room-facts.ts';
import { Button } from '../../ui/button/button.tsx';
import fieldStyles from '../../ui/field/field.module.css';
import styles from './rooms-view.module.css';

interface RoomChoiceProps {
  readonly rooms: readonly Room[];
  readonly chosen: ChosenRooms;
  readonly path: string;
  /** What the address asks prices to be shown in; it stays when another choice is made. */
  readonly currency: string | null;
}

const notes = {
  'too-many': 'Three fit beside one another. Here are the first three of those you chose.',
  'too-few': 'Choose two or three rooms to compare. Until then you see the first three.',
} as const;

/**
 * Which rooms stand side by side. Without scripts a form that asks for the page anew; `compare-choice.client.ts` changes the table in
 * place. With two rooms there is nothing to choose.
 */
export function RoomChoice({ rooms, chosen, path, currency }: RoomChoiceProps) {
  if (rooms.length < 3) return null;
  const shown = new Set(chosen.rooms.map(({ slug }) => slug));
  return (
    <form className={styles.choice} action={path} method="get" data-compare-choice={mostCompared}>
      <fieldset className={styles.boxes}>
        <legend className={styles.legend}>Compare two or three</legend>
        {rooms.map(({ slug, name }) => (
          <label key={slug} className={fieldStyles.check}>
            <input
              className={fieldStyles.box}
              type="checkbox"
              name="compare"
              value={slug}
              defaultChecked={shown.has(slug)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {currency && <input type="hidden" name="currency" value={currency} />}
      <Button type="submit" tone="ghost" className={styles.submit}>
        Compare
      </Button>
      <p className={styles.note} role="status">
        {chosen.note && notes[chosen.note]}
      </p>
    </form>
  );
}
