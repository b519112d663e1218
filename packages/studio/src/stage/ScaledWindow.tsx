import { useRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import type { Width } from '../types.ts';
import * as css from './stage.css.ts';
import { useNear } from './useNear.ts';

const px = (value: number): string => `${value}px`;

interface ScaledWindowProps {
  /** Of what is inside, in pixels. */
  width: Width;
  height: number;
  /** Drawn so many times its true size. */
  scale: number;
  /** Shown over it until it is there; null once it is. */
  waiting: string | null;
  filter?: string | undefined;
  /** Spread on the window. */
  pointed?: HTMLAttributes<HTMLDivElement>;
  /** A frame of that width, made when the window comes near. */
  children: ReactNode;
}

/** A smaller view of a frame: it takes the room of what is drawn. */
export function ScaledWindow({ width, height, scale, waiting, filter, pointed, children }: ScaledWindowProps) {
  const room = useRef<HTMLDivElement>(null);
  const { isNear, wasNear } = useNear(room);
  return (
    <div ref={room} className={css.window} style={{ blockSize: px(height * scale) }} {...pointed}>
      {waiting !== null && <p className={css.waiting}>{waiting}</p>}
      {wasNear && (
        <div
          className={css.scaled}
          data-away={isNear ? undefined : true}
          style={{ inlineSize: px(width), transform: `scale(${scale})`, filter }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
