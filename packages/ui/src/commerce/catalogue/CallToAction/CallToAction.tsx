import { Button } from '../../../components/Button/index.ts';
import { RichHtml } from '../../../components/RichHtml/index.ts';
import { Heading, Picture } from '../../../foundation/index.ts';
import * as css from './CallToAction.css.ts';

export interface CallToActionProps {
  image: string;
  /** Takes the picture's place below 768 px (R-186, K-55). */
  imageMobile?: string | null;
  /** An empty one is left out. */
  title: string;
  /** HTML. */
  text?: string | null;
  /** The button; left out where the banner only shows something. */
  link?: { label: string; href: string } | null;
}

/** One picture, one sentence, one thing to do: where a brand sends its readers next (E-19). The picture may stand alone. */
export function CallToAction({ image, imageMobile, title, text, link }: CallToActionProps) {
  return (
    <article className={css.root} data-component="CallToAction">
      <div className={css.picture}>
        <Picture src={image} mobileSrc={imageMobile ?? undefined} alt="" ratio="fill" sizes="100vw" />
      </div>
      {(title || text || link) && (
        <div className={css.words}>
          {title && (
            <Heading level={2} size="lg">
              {title}
            </Heading>
          )}
          {text && (
            <div className={css.text}>
              <RichHtml html={text} />
            </div>
          )}
          {link && (
            <div className={css.action}>
              <Button href={link.href}>{link.label}</Button>
            </div>
          )}
        </div>
      )}
    </article>
  );
}
