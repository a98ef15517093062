export interface Bar {
  readonly key: string;
  readonly words: string;
  readonly value: number;
}

/** Bars from the most down, each with its number in words beside it. */
export function BarChart({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  if (bars.length === 0) return <p>Nothing on these days.</p>;
  return (
    <ul className="desk-bars">
      {bars.map(({ key, words, value }) => (
        <li key={key}>
          <span title={words}>{words}</span>
          <svg viewBox="0 0 100 16" preserveAspectRatio="none" className="desk-chart" aria-hidden="true">
            <rect data-mark="bar" width={(value / most) * 100} height={16} />
          </svg>
          <b>{value.toLocaleString('en-GB')}</b>
        </li>
      ))}
    </ul>
  );
}
