import * as css from './SizeList.css.ts';

export interface SizeListProps {
  label: string;
  /** Names of the sizes, in their order. */
  sizes: string[];
}

/** The sizes a product comes in. */
export function SizeList({ label, sizes }: SizeListProps) {
  return (
    <div data-component="SizeList">
      <p className={css.label} aria-hidden>
        {label}
      </p>
      <ul className={css.list} aria-label={label}>
        {sizes.map((size) => (
          <li key={size} className={css.size}>
            {size}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A size run in few characters: `34–44`, or the only size. */
export function sizeRun(sizes: string[]): string {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return '';
  return sizes.length > 1 ? `${first}–${last}` : first;
}
