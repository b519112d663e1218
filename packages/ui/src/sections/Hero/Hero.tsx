import { use } from 'react';
import { focusStyle } from '../../internal/pictureFocus.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { HeroWords } from './HeroWords.tsx';
import { loadHero, templateOf } from './layouts.ts';
import * as parts from './parts.css.ts';
import { titleSize } from './titleSize.ts';
import type { HeroLayout, HeroProps, HeroStyles } from './types.ts';

/** What the words stand on, which decides their colours. Without a picture it is the brand's own ground. */
const groundOf = ({ stands }: HeroLayout, tone: HeroStyles['tone'], bare: boolean) => {
  if (bare || stands === 'brand') return 'brand';
  if (stands === 'over') return tone === 'dark' ? 'veil' : 'scrim';
  return tone === 'light' ? 'inverse' : 'page';
};

/**
 * A full-width opening scene. The account's data chooses one of seven layouts, whose styles come by themselves:
 * until they are there it suspends, unless `loadHero` was called in time.
 */
export function Hero(props: HeroProps) {
  'use no memo'; // Painted once, and first: remembering its parts would double its size.
  const { title, image, imageMobile, imageAlt = '', styles = {}, buttons = [], lead = false } = props;
  const template = templateOf(props.template);
  const layout = use(loadHero(template));
  const size = titleSize(title);
  const picture = image
    ? {
        src: image,
        mobileSrc: imageMobile,
        focus: styles.focus ?? layout.focus ?? 'center',
        point: styles.focus ? undefined : focusStyle({ src: image, mobileSrc: imageMobile }),
        sizes: layout.sizes,
        priority: lead,
      }
    : undefined;
  return (
    <div
      className={`${parts.root} ${layout.root}`}
      data-component="Hero"
      data-template={template}
      data-ground={groundOf(layout, styles.tone, !picture)}
      data-align={styles.align ?? layout.align}
      data-length={size.length}
      data-word={size.word}
      data-bare={!picture || undefined}
    >
      {picture && <HeroPicture {...picture} frame={layout.picture} alt={imageAlt} />}
      <div className={`${parts.caption} ${layout.caption}`} data-part="caption">
        <HeroWords {...props} layout={layout} buttons={buttons} />
      </div>
      {picture && layout.second && <HeroPicture {...picture} frame={layout.second} alt="" />}
    </div>
  );
}
