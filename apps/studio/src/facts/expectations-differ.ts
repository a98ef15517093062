import type { Duration } from './durations.ts';
import type { Expectation, Said } from './expectations.ts';
import type { Contradiction, SayingEntry } from './saying.ts';

const isSameLength = (one: Duration, other: Duration) =>
  one.least <= other.most + 0.01 && other.least <= one.most + 0.01;

/** What an entry of what to expect tells otherwise than each experience it is of. */
export function expectationsDiffer(entries: readonly SayingEntry[]): readonly Contradiction[] {
  const of = (name: string) =>
    entries.flatMap((entry) => {
      const said = entry.saidFacts?.expectation;
      return entry.collection === name && said ? [{ entry, said }] : [];
    });
  const experiences = of('experiences');
  return of('whatToExpect').flatMap(({ entry, said }) => {
    const own = experiences.filter((each) => each.said.expects === said.expects);
    const { collection, id, title } = entry;
    const differing = <Value>(
      kind: (expectation: Expectation) => readonly Said<Value>[],
      isSame: (one: Value, other: Value) => boolean,
    ): readonly Contradiction[] => {
      const kept = own.flatMap((each) => kind(each.said).map((one) => ({ ...one, of: each.entry.title })));
      const isWhole = own.every((each) => kind(each.said).length > 0);
      const [first] = kept;
      if (!first || !isWhole) return [];
      return kind(said)
        .filter(({ value }) => !kept.some((each) => isSame(value, each.value)))
        .map(({ says }) => ({
          ...{ collection, id, title },
          says: `It says “${says}”, and the experience “${first.of}” “${first.says}”.`,
        }));
    };
    return [
      ...differing(
        (each) => each.ages,
        (one, other) => one === other,
      ),
      ...differing((each) => each.durations, isSameLength),
      ...differing(
        (each) => each.months,
        (one, other) => one === other,
      ),
    ];
  });
}
