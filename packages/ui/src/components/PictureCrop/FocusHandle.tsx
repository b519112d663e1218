import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { followPointer } from './followPointer.ts';
import { percentOf, placeFocus } from './framing.ts';
import type { FocusPoint, PictureCropLabels } from './types.ts';
import * as css from './FocusHandle.css.ts';

type Axis = keyof FocusPoint;

const keys: Record<string, [axis: Axis, direction: 1 | -1]> = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
};

interface FocusHandleProps {
  point: FocusPoint;
  onMove: (move: { point: FocusPoint }) => void;
  labels: Pick<PictureCropLabels, 'focus' | 'focusAcross' | 'focusDown' | 'focusPlace'>;
}

/** A point on the picture. For screen readers it is two sliders; the arrow keys move between them. */
export function FocusHandle({ point, onMove, labels }: FocusHandleProps) {
  const sliders = { x: useRef<HTMLInputElement>(null), y: useRef<HTMLInputElement>(null) };
  const move = (next: FocusPoint) => onMove({ point: placeFocus(next) });
  const press = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.parentElement;
    // Keeps the browser from selecting text, and with it from giving the focus.
    event.preventDefault();
    sliders.x.current?.focus({ preventScroll: true });
    if (frame) followPointer({ press: event, frame, start: point, onMove: (to) => move(to.point) });
  };
  const step = (event: KeyboardEvent) => {
    const found = keys[event.key];
    if (!found) return;
    const [axis, direction] = found;
    // The crop around it would move with the same key.
    event.stopPropagation();
    event.preventDefault();
    move({ ...point, [axis]: (percentOf(point[axis]) + direction * (event.shiftKey ? 10 : 1)) / 100 });
    // The slider that changes is the one that screen readers announce.
    sliders[axis].current?.focus();
  };
  const slider = (axis: Axis, label: string) => (
    <input
      ref={sliders[axis]}
      type="range"
      min={0}
      max={100}
      value={percentOf(point[axis])}
      tabIndex={axis === 'x' ? 0 : -1}
      aria-label={label}
      aria-valuetext={labels.focusPlace({ left: percentOf(point.x), top: percentOf(point.y) })}
      className={css.slider}
      onChange={(event) => move({ ...point, [axis]: Number(event.currentTarget.value) / 100 })}
      onKeyDown={step}
    />
  );
  return (
    <div className={css.frame}>
      <div
        role="group"
        aria-label={labels.focus}
        data-part="focus"
        className={css.handle}
        style={assignInlineVars({ [css.left]: `${point.x * 100}%`, [css.top]: `${point.y * 100}%` })}
        onPointerDown={press}
      >
        {slider('x', labels.focusAcross)}
        {slider('y', labels.focusDown)}
      </div>
    </div>
  );
}
