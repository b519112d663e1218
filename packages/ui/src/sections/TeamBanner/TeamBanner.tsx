import { Container, Heading, Picture } from '../../foundation/index.ts';
import * as css from './TeamBanner.css.ts';

export interface TeamBannerProps {
  /** Anchor of the section, e.g. `ourteam`. */
  id?: string;
  title: string;
  text?: string | null;
  image: { src: string; mobileSrc?: string; alt: string };
}

/** The people, across the page, named on a scrim. */
export function TeamBanner({ id, title, text, image }: TeamBannerProps) {
  return (
    <section id={id} className={css.root} data-component="TeamBanner">
      <div className={css.picture}>
        <Picture {...image} ratio="fill" bleed />
      </div>
      <div className={css.caption}>
        <Container>
          <div className={css.words}>
            <Heading level={2} size="xl">
              {title}
            </Heading>
            {text && <p>{text}</p>}
          </div>
        </Container>
      </div>
    </section>
  );
}
