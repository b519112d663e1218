import { BrandImages } from '../../commerce/catalogue/BrandImages/index.ts';
import { Section, TextLink } from '../../foundation/index.ts';
import { DraftMark } from '../../internal/DraftMark/DraftMark.tsx';
import type { BrandAboutProps } from './types.ts';
import * as css from './BrandAbout.css.ts';

const layoutOf = (template: number | null | undefined) =>
  template === 2 ? 'mosaic' : template === 3 ? 'pairs' : 'strip';

/** More letters than a headline carries. */
const statementEnds = 160;

/** One scene: the sentence, and the pictures that prove it. */
export function BrandStyle(props: BrandAboutProps) {
  const { style, categories = [], styleImages = [], styleTemplate, changed = [], labels } = props;
  const says = Boolean(style) || categories.length > 0;
  if (!says && styleImages.length === 0) return null;
  return (
    <Section tone="sunken">
      <div className={css.style}>
        {says && (
          <div className={css.split}>
            <h2 className={css.eyebrow}>{labels.style}</h2>
            <div className={css.column}>
              {style && (
                <DraftMark changed={changed.includes('style')} label={labels.changed}>
                  <p className={style.length > statementEnds ? css.lead : css.statement}>{style}</p>
                </DraftMark>
              )}
              <LinkRow label={labels.categories} links={categories} />
            </div>
          </div>
        )}
        {styleImages.length > 0 && (
          <DraftMark changed={changed.includes('styleImages')} label={labels.changed}>
            <BrandImages
              label={labels.styleImages}
              images={styleImages}
              layout={layoutOf(styleTemplate)}
              labels={labels}
            />
          </DraftMark>
        )}
      </div>
    </Section>
  );
}

/** Ways to more, in a row. */
export function LinkRow({ label, links }: { label: string; links: { label: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={css.links} aria-label={label}>
      {links.map((link) => (
        <li key={link.label}>
          <TextLink href={link.href} tone="ink">
            {link.label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
