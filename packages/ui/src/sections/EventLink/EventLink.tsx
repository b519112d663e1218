import { Spinner } from '../../components/Spinner/index.ts';
import { Heading, Section } from '../../foundation/index.ts';
import * as css from './EventLink.css.ts';

export interface EventLinkProps {
  /** Name of the event or of the marketplace. */
  eyebrow?: string | null;
  /** Says what is happening, with the name of the segment. */
  title: string;
  /** Says what the user sees next. */
  text: string;
  /** The tag of the segment, a small picture. */
  image?: { src: string; alt: string } | null;
}

/** Shows that the user is being linked to an event segment, or signed in by a link. */
export function EventLink({ eyebrow, title, text, image }: EventLinkProps) {
  return (
    <Section>
      <div className={css.root} data-component="EventLink">
        {image && <img className={css.image} src={image.src} alt={image.alt} />}
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <Heading level={1} size="lg" align="center">
          {title}
        </Heading>
        <p role="status" className={css.text}>
          {text}
        </p>
        <Spinner size="lg" />
      </div>
    </Section>
  );
}
