import type { ReactNode } from 'react';
import { Container, Heading, Picture } from '../../foundation/index.ts';
import * as css from './EventHero.css.ts';

export interface EventHeroProps {
  title: string;
  /** What the page is part of: the event's name above a segment's. */
  eyebrow?: string | null;
  /** The event's mark. */
  mark?: { src: string; alt: string } | null;
  text?: string | null;
  /** Without one the words stand alone on a quiet ground. */
  image?: string | null;
  imageMobile?: string | null;
  /** Empty when the words say it all. */
  imageAlt?: string;
  /** Trail of the page. */
  breadcrumb?: ReactNode;
}

/** The banner of an event or of one of its segments: the picture, and an invitation laid on it. */
export function EventHero(props: EventHeroProps) {
  const { title, eyebrow, mark, text, image, imageMobile, imageAlt = '', breadcrumb } = props;
  return (
    <header className={css.root} data-component="EventHero" data-bare={image ? undefined : true}>
      {image && (
        <div className={css.picture} data-upright={imageMobile ? true : undefined}>
          <Picture src={image} mobileSrc={imageMobile ?? undefined} alt={imageAlt} ratio="fill" bleed priority />
        </div>
      )}
      <Container>
        <div className={css.card}>
          {breadcrumb}
          {(mark || eyebrow) && (
            <div className={css.head}>
              {mark && <img className={css.mark} src={mark.src} alt={mark.alt} />}
              {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
            </div>
          )}
          <Heading level={1} size="hero">
            {title}
          </Heading>
          {text && <p className={css.text}>{text}</p>}
        </div>
      </Container>
    </header>
  );
}
