import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import * as css from './BarChart.css.ts';
import type { Bar } from './types.ts';

interface ColumnsProps {
  label: string;
  bars: readonly Bar[];
  /** From 0 to 1. */
  shareOf: (value: number) => number;
  /** Lines across the chart and what they stand for. */
  steps: readonly { share: number; text: string }[];
}

/** About as many letters as fit below the columns on a phone. */
const LETTERS = 50;

/** Every how many columns there is room for a label. */
const labelEvery = (bars: readonly Bar[]): number => {
  const longest = Math.max(...bars.map(({ label }) => label.length));
  return Math.ceil((bars.length * (longest + 2)) / LETTERS);
};

const percent = (share: number): string => `${share * 100}%`;

/** A column for each bar. Arrow keys and a pointer go from one to the next; the value of the current one is written above. */
export const Columns = ({ label, bars, shareOf, steps }: ColumnsProps) => {
  const [current, setCurrent] = useState(bars.length - 1);
  const at = Math.min(current, bars.length - 1);
  const every = labelEvery(bars);
  const move = (event: KeyboardEvent<HTMLOListElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
    const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
    const next = { [forward]: at + 1, [back]: at - 1, Home: 0, End: bars.length - 1 }[event.key];
    const target = next === undefined ? null : event.currentTarget.querySelector<HTMLElement>(`[data-index="${next}"]`);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <figure data-component="BarChart" data-layout="columns" aria-label={label} className={css.figure}>
      <p aria-hidden className={css.readout}>
        {bars[at]?.label}: <strong>{bars[at]?.text}</strong>
      </p>
      <div className={css.plot}>
        <div aria-hidden className={css.grid}>
          {steps.map(({ share, text }) => (
            <span key={text} className={css.step} style={{ insetBlockEnd: percent(share) }}>
              {text}
            </span>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move the focus among its columns, and the focus chooses */}
        <ol
          className={css.columns}
          onKeyDown={move}
          onFocus={(event) => setCurrent(Number(event.target.dataset['index']))}
        >
          {bars.map((bar, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shows the value, as focus does
            <li key={bar.id} className={css.slot} onPointerEnter={() => setCurrent(index)}>
              <div
                role="img"
                aria-label={`${bar.label}: ${bar.text}`}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its value shows on focus, as it does on hover
                tabIndex={index === at ? 0 : -1}
                data-index={index}
                className={css.column}
              >
                <span
                  className={index === at ? css.currentBar : css.columnBar}
                  style={{ blockSize: percent(shareOf(bar.value)) }}
                />
              </div>
              <span aria-hidden className={css.columnLabel} data-wide={every > 1 || undefined}>
                {(bars.length - 1 - index) % every === 0 ? bar.label : ''}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
};
