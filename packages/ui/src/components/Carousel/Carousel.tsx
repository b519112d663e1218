/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a scrolling box is operated like any other: arrows scroll it, and who points at it or is inside holds the clock */
import { Children, useCallback, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../foundation/VisuallyHidden/index.ts';
import { useIsResting } from '../../foundation/WindowProvider/index.ts';
import * as css from './Carousel.css.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { presetOf } from './presets.ts';
import type { CarouselProps } from './types.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useSlides } from './useSlides.ts';

/** A strip of slides: swipe, arrow keys, buttons. Autoplay can be paused. */
export function Carousel({ label, preset: name, labels, start = 0, children }: CarouselProps) {
  const preset = presetOf(name);
  const slides = Children.toArray(children);
  const viewport = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState(false);
  const isResting = useIsResting();
  const { index, last, goTo, move, release } = useSlides(viewport, preset, slides.length, start);
  const advance = useCallback(() => goTo(index >= last ? 0 : index + 1), [goTo, index, last]);
  const { playing, toggle } = useAutoplay(slides.length > 1 ? preset.autoplay : undefined, held || isResting, advance);

  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className={css.root[name]}
      data-component="Carousel"
      data-preset={name}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
    >
      {/* A box that scrolls can be reached by keyboard, even if its slides have no controls. */}
      <ul
        ref={viewport}
        tabIndex={0}
        className={css.viewport}
        data-part="viewport"
        onKeyDown={(event) => onArrows(event, move)}
        onPointerDown={release}
        onWheel={release}
      >
        {slides.map((slide, position) => (
          <li
            key={position}
            className={css.slide}
            data-part="slide"
            aria-label={labels.slide({ number: position + 1, total: slides.length })}
          >
            {slide}
          </li>
        ))}
      </ul>
      {preset.autoplay !== undefined && last > 0 && (
        // Moving by itself it keeps silent; moved by somebody it says where it stands.
        <VisuallyHidden>
          <span data-part="position" aria-live={playing && !held ? 'off' : 'polite'}>
            {labels.slide({ number: index + 1, total: slides.length })}
          </span>
        </VisuallyHidden>
      )}
      {last > 0 && (
        <CarouselControls
          index={index}
          last={last}
          dots={preset.dots}
          over={name === 'hero'}
          labels={labels}
          playing={preset.autoplay ? playing : undefined}
          onGo={(slide) => goTo(slide.index)}
          onMove={({ direction }) => move(direction)}
          onToggle={toggle}
        />
      )}
    </section>
  );
}

function onArrows(event: KeyboardEvent<HTMLElement>, move: (direction: 1 | -1) => void) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  const backwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  move(event.key === backwards ? -1 : 1);
}
