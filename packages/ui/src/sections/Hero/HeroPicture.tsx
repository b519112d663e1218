import type { CSSProperties } from 'react';
import * as parts from './parts.css.ts';
import type { HeroStyles } from './types.ts';

interface HeroPictureProps {
  /** The layout's frame: its place and its ratio. */
  frame: string;
  src: string;
  mobileSrc?: string | null;
  alt: string;
  focus: NonNullable<HeroStyles['focus']>;
  /** The points that the addresses ask to keep in sight; they win over `focus`. */
  point?: CSSProperties | undefined;
  sizes: string;
  priority: boolean;
}

const widths = [640, 960, 1280, 1920, 2560];

/** A path with `{w}` exists in several widths. */
const srcSet = (src: string): string =>
  src.includes('{w}') ? widths.map((width) => `${src.replace('{w}', String(width))} ${width}w`).join(', ') : src;

/** Keeps its place before it has come, and when it never comes. */
export function HeroPicture({ frame, src, mobileSrc, alt, focus, point, sizes, priority }: HeroPictureProps) {
  'use no memo';
  return (
    <picture className={`${parts.frame} ${frame}`} data-part="picture">
      {mobileSrc && <source media="(max-width: 767.98px)" srcSet={srcSet(mobileSrc)} sizes="100vw" />}
      <img
        className={parts.image}
        data-focus={focus}
        style={point}
        src={src.replace('{w}', '1280')}
        srcSet={src.includes('{w}') ? srcSet(src) : undefined}
        sizes={sizes}
        alt={alt}
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
