import * as css from './TemplateC.css.ts';
import type { HeroStyles } from './types.ts';

interface HeroPictureProps {
  src: string;
  mobileSrc?: string | null;
  alt: string;
  focus: NonNullable<HeroStyles['focus']>;
  priority: boolean;
}

const widths = [640, 960, 1280, 1920, 2560];

/** A path with `{w}` exists in several widths. */
const srcSet = (src: string): string =>
  src.includes('{w}') ? widths.map((width) => `${src.replace('{w}', String(width))} ${width}w`).join(', ') : src;

export function HeroPicture({ src, mobileSrc, alt, focus, priority }: HeroPictureProps) {
  return (
    <picture>
      {mobileSrc && <source media="(max-width: 767.98px)" srcSet={srcSet(mobileSrc)} sizes="100vw" />}
      <img
        className={css.picture}
        data-focus={focus}
        src={src.replace('{w}', '1280')}
        srcSet={src.includes('{w}') ? srcSet(src) : undefined}
        sizes="100vw"
        alt={alt}
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
