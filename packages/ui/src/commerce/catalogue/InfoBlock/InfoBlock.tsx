import { Button } from '../../../components/Button/index.ts';
import { RichHtml } from '../../../components/RichHtml/index.ts';
import { Heading } from '../../../foundation/index.ts';
import * as css from './InfoBlock.css.ts';
import { InfoMedia } from './InfoMedia.tsx';
import type { InfoMedium } from './InfoMedia.tsx';

export interface InfoBlockProps {
  title: string;
  /** HTML, set larger above the text. */
  summary?: string | null;
  /** HTML. */
  text?: string | null;
  link?: { label: string; href: string } | null;
  /** The featured one first; none leaves the words alone. */
  media?: InfoMedium[];
  /** How the pictures stand, all alike. */
  orientation?: 'portrait' | 'landscape';
  /** The side of the pictures from a tablet's width on; on a phone they come first. */
  position?: 'start' | 'end';
}

/** Words beside pictures or a film (R-181, R-182, E-23). */
export function InfoBlock({
  title,
  summary,
  text,
  link,
  media = [],
  orientation = 'landscape',
  position = 'start',
}: InfoBlockProps) {
  const layout = { 'data-orientation': orientation, 'data-position': position };
  return (
    <article
      className={css.block}
      data-component="InfoBlock"
      data-several={media.length > 1 || undefined}
      {...(media.length > 0 ? layout : {})}
    >
      {media.length > 0 && <InfoMedia media={media} orientation={orientation} />}
      <div className={css.words}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {summary && (
          <div className={css.summary}>
            <RichHtml html={summary} />
          </div>
        )}
        {text && <RichHtml html={text} />}
        {link && (
          <div>
            <Button caps variant="secondary" href={link.href}>
              {link.label}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
