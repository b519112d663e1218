import { Picture } from '../../../foundation/Picture/index.ts';
import * as css from './ProductCard.css.ts';

export interface CardPicture {
  src: string;
  alt: string;
}

const sizes = '(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 50vw';

/** The first picture, and the second under the pointer. */
export function CardPictures({ pictures, priority }: { pictures: CardPicture[]; priority?: boolean }) {
  const [first, second] = pictures;
  if (!first) return <div className={css.empty} />;
  return (
    <>
      <Picture src={first.src} alt={first.alt} ratio="3:4" sizes={sizes} priority={priority} />
      {second && (
        <span className={css.second} aria-hidden>
          <Picture src={second.src} alt="" ratio="3:4" sizes={sizes} />
        </span>
      )}
    </>
  );
}
