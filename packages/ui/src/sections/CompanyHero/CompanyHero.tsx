import { RichHtml } from '../../components/RichHtml/index.ts';
import { Container, Heading, Picture } from '../../foundation/index.ts';
import * as css from './CompanyHero.css.ts';

export interface CompanyHeroProps {
  title: string;
  /** HTML. */
  text?: string | null;
  image?: { src: string; mobileSrc?: string; alt: string } | null;
}

/** How a company's story opens: a sentence across the page, then its picture, which leaves the page at its end. */
export function CompanyHero({ title, text, image }: CompanyHeroProps) {
  return (
    <header data-component="CompanyHero">
      <Container>
        <div className={css.words} data-bare={image ? undefined : true}>
          <Heading level={1} size="hero">
            {title}
          </Heading>
          {text && (
            <div className={css.text}>
              <RichHtml html={text} />
            </div>
          )}
        </div>
      </Container>
      {image && (
        <div className={css.picture}>
          <Picture {...image} ratio="fill" bleed priority />
        </div>
      )}
    </header>
  );
}
