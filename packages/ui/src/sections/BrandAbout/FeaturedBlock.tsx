import { Button } from '../../components/Button/index.ts';
import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Picture } from '../../foundation/index.ts';
import type { InfoBlockProps } from '../../commerce/catalogue/InfoBlock/index.ts';
import * as css from './FeaturedBlock.css.ts';

export type FeaturedBlockProps = Pick<InfoBlockProps, 'title' | 'summary' | 'text' | 'link' | 'media'>;

/** What a brand says first (R-175, E-22): its picture across the page, the title and the words below it. */
export function FeaturedBlock({ title, summary, text, link, media = [] }: FeaturedBlockProps) {
  const [first, second] = media;
  return (
    <article className={css.root} data-part="featured">
      {first && (
        <div className={css.pictures} data-several={second ? true : undefined}>
          <div className={css.picture}>
            <Picture src={first.src} alt={first.alt} ratio="fill" sizes="(min-width: 48rem) 66vw, 100vw" />
          </div>
          {second && (
            <div className={css.beside}>
              <div className={css.besidePicture}>
                <Picture src={second.src} alt={second.alt} ratio="fill" sizes="33vw" />
              </div>
            </div>
          )}
        </div>
      )}
      <div className={css.words}>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <div className={css.text}>
          {summary && (
            <div className={css.summary}>
              <RichHtml html={summary} />
            </div>
          )}
          {text && <RichHtml html={text} />}
          {link && (
            <Button caps variant="secondary" href={link.href}>
              {link.label}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
