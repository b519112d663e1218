import { Icon } from '../../foundation/Icon/index.ts';
import * as css from './Carousel.css.ts';
import type { CarouselLabels } from './types.ts';

interface CarouselControlsProps {
  index: number;
  last: number;
  dots: boolean;
  /** The controls stand on the picture instead of under it. */
  over: boolean;
  labels: CarouselLabels;
  /** Absent when nothing plays by itself. */
  playing: boolean | undefined;
  onGo: (slide: { index: number }) => void;
  onMove: (step: { direction: 1 | -1 }) => void;
  onToggle: () => void;
}

/** Arrows at an end stay focusable: a focus that vanished would leave a dialog around it deaf to Escape. */
export function CarouselControls({
  index,
  last,
  dots,
  over,
  labels,
  playing,
  onGo,
  onMove,
  onToggle,
}: CarouselControlsProps) {
  return (
    <div className={over ? css.controlsOver : css.controls} data-part="controls">
      {playing !== undefined && (
        <button
          type="button"
          className={css.arrow}
          aria-label={playing ? labels.pause : labels.play}
          onClick={onToggle}
        >
          <Icon name={playing ? 'pause' : 'play'} size="sm" />
        </button>
      )}
      {dots && (
        <ol className={css.dots}>
          {Array.from({ length: last + 1 }, (_, position) => (
            <li key={position}>
              <button
                type="button"
                className={css.dot}
                aria-label={labels.slide({ number: position + 1, total: last + 1 })}
                aria-current={position === index ? 'true' : undefined}
                onClick={() => onGo({ index: position })}
              />
            </li>
          ))}
        </ol>
      )}
      <button
        type="button"
        className={css.arrow}
        aria-label={labels.previous}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove({ direction: -1 })}
      >
        <Icon name="chevron-left" size="sm" />
      </button>
      <button
        type="button"
        className={css.arrow}
        aria-label={labels.next}
        aria-disabled={index >= last}
        onClick={() => index < last && onMove({ direction: 1 })}
      >
        <Icon name="chevron-right" size="sm" />
      </button>
    </div>
  );
}
