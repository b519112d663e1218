import { Icon } from '../../foundation/index.ts';
import { Modal } from '../../internal/Modal/Modal.tsx';
import { widest } from '../../internal/pictureSources.ts';
import { Carousel } from '../Carousel/index.ts';
import type { CarouselLabels } from '../Carousel/index.ts';
import * as css from './Lightbox.css.ts';

export interface LightboxPicture {
  id: string;
  src: string;
  alt: string;
  caption?: string | null;
}

export interface LightboxProps {
  open: boolean;
  /** What the pictures show together. */
  label: string;
  pictures: LightboxPicture[];
  /** The picture it opens with, from 0. */
  start?: number;
  onClose: () => void;
  labels: CarouselLabels & { close: string };
}

/** Pictures as large as the screen allows, one at a time (M-24, R-179, R-197). */
export function Lightbox({ open, label, pictures, start = 0, onClose, labels }: LightboxProps) {
  return (
    <Modal
      {...{ open, onClose }}
      name={{ 'aria-label': label }}
      data-component="Lightbox"
      classes={{ cover: css.overlay, panel: css.dialog }}
    >
      <button type="button" className={css.close} aria-label={labels.close} onClick={onClose}>
        <Icon name="close" size="lg" />
      </button>
      <Carousel label={label} labels={labels} preset="single" start={start}>
        {pictures.map(({ id, src, alt, caption }) => (
          <figure key={id} className={css.figure}>
            <img className={css.image} src={widest(src)} alt={alt === caption ? '' : alt} />
            {caption && <figcaption className={css.caption}>{caption}</figcaption>}
          </figure>
        ))}
      </Carousel>
    </Modal>
  );
}
