import { Heading } from '../../foundation/Heading/index.ts';
import { Section } from '../../foundation/Section/index.ts';
import * as css from './OurPlatform.css.ts';

export interface OurPlatformProps {
  /** Anchor of the section, e.g. `ourplatform`. */
  id?: string;
  title: string;
  /** The account's own sentence. */
  text: string;
  /** What the platform does, in a few words each. */
  points?: { title: string; text: string }[];
}

/** What the platform is, as a statement with up to three supporting points. */
export function OurPlatform({ id, title, text, points = [] }: OurPlatformProps) {
  return (
    <Section id={id}>
      <div className={css.root} data-component="OurPlatform">
        <p className={css.eyebrow}>{title}</p>
        <Heading level={2} size="md" sentence>
          {text}
        </Heading>
        {points.length > 0 && (
          <ol className={css.points}>
            {points.map((point) => (
              <li key={point.title} className={css.point}>
                <h3 className={css.pointTitle}>{point.title}</h3>
                <p className={css.pointText}>{point.text}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
}
