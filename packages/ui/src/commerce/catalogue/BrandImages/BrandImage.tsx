import { Picture, TextLink } from '../../../foundation/index.ts';
import * as css from './BrandImages.css.ts';

/** E-21. */
export interface BrandImageData {
  id: string;
  title: string;
  /** Picture of the slider, and the whole one of the lightbox. */
  src: string;
  original: string;
  link?: { label: string; href: string } | null;
}

interface BrandImageProps {
  image: BrandImageData;
  sizes: string;
  /** Names the button that the picture is. */
  enlarge: string;
  inMosaic: boolean;
  onEnlarge: () => void;
}

/** One picture with its title and where it leads. */
export function BrandImage({ image, sizes, enlarge, inMosaic, onEnlarge }: BrandImageProps) {
  const { title, src, link } = image;
  return (
    <figure className={css.figure}>
      <button
        type="button"
        className={inMosaic ? `${css.open} ${css.openInTile}` : css.open}
        aria-label={enlarge}
        onClick={onEnlarge}
      >
        <span className={css.picture}>
          <Picture src={src} alt="" ratio="fill" sizes={sizes} />
        </span>
      </button>
      <figcaption className={css.caption}>
        {title}
        {link && (
          <span className={css.link}>
            <TextLink href={link.href} tone="ink">
              {link.label}
            </TextLink>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
