import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link, Picture } from '../../foundation/index.ts';
import type { PictureProps } from '../../foundation/index.ts';
import * as css from './DocumentCard.css.ts';

export interface DocumentCardProps {
  name: string;
  href: string;
  /** A picture of it, 600 px wide. The name already says what it is, so it needs no words. */
  image?: string | null;
  /** `contain` shows all of the picture, for logos. */
  fit?: PictureProps['fit'];
  /** A sentence below the name, such as the days on which it is shown. */
  note?: string;
  /** Its state, as a Badge. */
  state?: ReactNode;
}

/** Something that people edit: its picture, its name and its state. The whole card leads to its form. */
export function DocumentCard({ name, href, image, fit, note, state }: DocumentCardProps) {
  const id = useId();
  return (
    <article data-component="DocumentCard" aria-labelledby={id} className={css.root}>
      {image ? (
        <Picture
          src={image}
          alt=""
          ratio="16:9"
          fit={fit}
          sizes="(min-width: 64rem) 23vw, (min-width: 48rem) 45vw, 100vw"
        />
      ) : (
        <span aria-hidden className={css.letter}>
          {name.replace(/^\W+/u, '').slice(0, 1).toLocaleUpperCase() || name.slice(0, 1)}
        </span>
      )}
      <div className={css.words}>
        <h3 id={id} className={css.name}>
          <Link href={href} className={css.link}>
            {name}
          </Link>
        </h3>
        {note && <p className={css.note}>{note}</p>}
        {state}
      </div>
    </article>
  );
}
