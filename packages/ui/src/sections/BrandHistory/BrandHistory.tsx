import { BrandImages } from '../../commerce/catalogue/BrandImages/index.ts';
import type { BrandImageData } from '../../commerce/catalogue/BrandImages/index.ts';
import { InfoBlock } from '../../commerce/catalogue/InfoBlock/index.ts';
import type { InfoBlockProps } from '../../commerce/catalogue/InfoBlock/index.ts';
import type { MediaGalleryLabels } from '../../commerce/catalogue/MediaGallery/index.ts';
import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Picture, Section, TextLink } from '../../foundation/index.ts';
import { DraftMark } from '../../internal/DraftMark/DraftMark.tsx';
import * as css from './BrandHistory.css.ts';

export interface BrandHistoryLabels extends MediaGalleryLabels {
  details: string;
  social: string;
  lookbooks: string;
  /** Names the pictures of the lookbooks, where `lookbooks` is not unique on the page. */
  lookbookImages?: string;
  /** Above a history that the draft changes. */
  changed: string;
}

export interface BrandHistoryProps {
  image?: { src: string; alt: string } | null;
  /** HTML. */
  details?: string | null;
  /** The brand in social media and its own site; they open new tabs. */
  social?: { label: string; href: string }[];
  /** */
  blocks?: (InfoBlockProps & { id: string })[];
  /** */
  lookbooks?: BrandImageData[];
  lookbookDescription?: string | null;
  /** `lookbook_template`: 1 four in view, 2 and 3 two (K-18, D-009). */
  lookbookTemplate?: number | null;
  /** The draft changes the history. */
  changed?: boolean;
  labels: BrandHistoryLabels;
}

/** The history of a brand, and the lookbooks of its past seasons (R-193, R-194, R-195, R-196, R-197, E-24). */
export function BrandHistory(props: BrandHistoryProps) {
  const { blocks = [], lookbooks = [], lookbookDescription, lookbookTemplate, changed = false, labels } = props;
  return (
    <DraftMark changed={changed} label={labels.changed}>
      <div data-component="BrandHistory">
        <Opening {...props} />
        {blocks.map(({ id, ...block }) => (
          <Section key={id} space="tight">
            <InfoBlock {...block} />
          </Section>
        ))}
        {lookbooks.length > 0 && (
          <Section tone="sunken">
            <div className={css.lookbooks}>
              <div className={css.head}>
                <Heading level={2} size="lg">
                  {labels.lookbooks}
                </Heading>
                {lookbookDescription && (
                  <div className={css.description}>
                    <RichHtml html={lookbookDescription} />
                  </div>
                )}
              </div>
              <BrandImages
                label={labels.lookbookImages ?? labels.lookbooks}
                images={lookbooks}
                layout={lookbookTemplate === 2 || lookbookTemplate === 3 ? 'pairs' : 'strip'}
                labels={labels}
              />
            </div>
          </Section>
        )}
      </div>
    </DraftMark>
  );
}

function Opening({ image, details, social = [], labels }: BrandHistoryProps) {
  if (!image && !details && social.length === 0) return null;
  return (
    <Section>
      <div className={css.opening} data-plain={image ? undefined : true}>
        {image && (
          <Picture src={image.src} alt={image.alt} ratio="4:5" sizes="(min-width: 48rem) 45vw, 100vw" priority />
        )}
        <div className={css.words}>
          <Heading level={2} size="xl">
            {labels.details}
          </Heading>
          {details && (
            <div className={css.details}>
              <RichHtml html={details} />
            </div>
          )}
          {social.length > 0 && (
            <ul className={css.links} aria-label={labels.social}>
              {social.map(({ label, href }) => (
                <li key={href}>
                  <TextLink href={href} tone="ink" external>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  );
}
