import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import * as css from './LogoImage.css.ts';

interface LogoImageProps {
  src: string;
  /** Gives `side`, `maxInline` and `maxBlock`, and where it stands. */
  className: string;
  /** Where no words beside it say whose it is. */
  alt?: string;
  /** It stands on white in every theme, and stays as it was drawn. */
  paper?: boolean;
}

const spreadOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): number | undefined =>
  naturalWidth > 0 && naturalHeight > 0 ? Math.sqrt(naturalWidth / naturalHeight) : undefined;

/** A company's logo: a round mark and a long wordmark cover the same area, and so look of one size. */
export function LogoImage({ src, className, alt = '', paper = false }: LogoImageProps) {
  const [spread, setSpread] = useState<number>();
  return (
    <img
      className={`${css.logo} ${paper ? '' : css.turned} ${className}`}
      src={src}
      alt={alt}
      loading="lazy"
      onLoad={({ currentTarget }) => setSpread(spreadOf(currentTarget))}
      style={assignInlineVars({ [css.spread]: spread?.toFixed(3) ?? null })}
    />
  );
}
