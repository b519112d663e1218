import type { ReactNode } from 'react';
import { BrandImages } from '../../commerce/BrandImages/index.ts';
import type { BrandImageData } from '../../commerce/BrandImages/index.ts';
import { CallToAction } from '../../commerce/CallToAction/index.ts';
import type { CallToActionProps } from '../../commerce/CallToAction/index.ts';
import { InfoBlock } from '../../commerce/InfoBlock/index.ts';
import type { InfoBlockProps } from '../../commerce/InfoBlock/index.ts';
import type { MediaGalleryLabels } from '../../commerce/MediaGallery/index.ts';
import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Section, TextLink } from '../../foundation/index.ts';
import * as css from './BrandAbout.css.ts';
import { FeaturedBlock } from './FeaturedBlock.tsx';
import type { FeaturedBlockProps } from './FeaturedBlock.tsx';

export interface BrandAboutLabels extends MediaGalleryLabels {
  style: string;
  styleImages: string;
  categories: string;
  tags: string;
  terms: string;
  press: string;
  back: string;
}

export interface BrandAboutProps {
  /** Featured block. */
  featured?: FeaturedBlockProps | null;
  /** Brand style text. */
  style?: string | null;
  /** */
  styleImages?: BrandImageData[];
  /** `brand_style_template`: 1 a strip, 2 groups of five, 3 two in view (R-180, D-009, D-039). */
  styleTemplate?: number | null;
  /** Lead to the brand's products of one category. */
  categories?: { id: string; label: string; href: string }[];
  /** */
  blocks?: (InfoBlockProps & { id: string })[];
  /** */
  callsToAction?: (CallToActionProps & { id: string })[];
  /** HTML texts: press release, terms, rating. */
  press?: string | null;
  terms?: string | null;
  rating?: string | null;
  /** */
  tags?: { label: string; href: string }[];
  backHref: string;
  labels: BrandAboutLabels;
}

const layoutOf = (template: number | null | undefined) =>
  template === 2 ? 'mosaic' : template === 3 ? 'pairs' : 'strip';

/** A brand tells about itself; what it has not written leaves no gap. */
export function BrandAbout(props: BrandAboutProps) {
  const { featured, styleImages = [], styleTemplate, blocks = [], callsToAction = [], labels } = props;
  return (
    <div data-component="BrandAbout">
      {featured && (
        <Section>
          <FeaturedBlock {...featured} />
        </Section>
      )}
      <BrandStyle {...props} />
      {styleImages.length > 0 && (
        <Section>
          <BrandImages
            label={labels.styleImages}
            images={styleImages}
            layout={layoutOf(styleTemplate)}
            labels={labels}
          />
        </Section>
      )}
      {blocks.map(({ id, ...block }) => (
        <Section key={id} space="tight">
          <InfoBlock {...block} />
        </Section>
      ))}
      {callsToAction.map(({ id, ...call }) => (
        <Section key={id} space="tight">
          <CallToAction {...call} />
        </Section>
      ))}
      <SmallPrint {...props} />
    </div>
  );
}

function BrandStyle({ style, categories = [], labels }: BrandAboutProps) {
  if (!style && categories.length === 0) return null;
  return (
    <Section tone="sunken">
      <div className={css.split}>
        <Heading level={2} size="lg">
          {labels.style}
        </Heading>
        <div className={css.column}>
          {style && <p className={css.lead}>{style}</p>}
          <LinkRow label={labels.categories} links={categories} />
        </div>
      </div>
    </Section>
  );
}

const SmallPrint = ({ press, terms, rating, tags = [], backHref, labels }: BrandAboutProps) => (
  <Section space="tight">
    <div className={css.notes}>
      {press && (
        <Note title={labels.press}>
          <RichHtml html={press} />
        </Note>
      )}
      {terms && (
        <Note title={labels.terms}>
          <RichHtml html={terms} />
          {rating && <RichHtml html={rating} />}
        </Note>
      )}
      {!terms && rating && <RichHtml html={rating} />}
      {tags.length > 0 && (
        <Note title={labels.tags}>
          <LinkRow label={labels.tags} links={tags} />
        </Note>
      )}
      <p>
        <TextLink href={backHref}>{labels.back}</TextLink>
      </p>
    </div>
  </Section>
);

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.note}>
    <Heading level={2} size="sm">
      {title}
    </Heading>
    <div className={css.column}>{children}</div>
  </section>
);

function LinkRow({ label, links }: { label: string; links: { label: string; href: string }[] }) {
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
