import type { ReactNode } from 'react';
import type { BrandImageData } from '../../commerce/BrandImages/index.ts';
import { CallToAction } from '../../commerce/CallToAction/index.ts';
import type { CallToActionProps } from '../../commerce/CallToAction/index.ts';
import { InfoBlock } from '../../commerce/InfoBlock/index.ts';
import type { InfoBlockProps } from '../../commerce/InfoBlock/index.ts';
import type { MediaGalleryLabels } from '../../commerce/MediaGallery/index.ts';
import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Section, TextLink } from '../../foundation/index.ts';
import * as css from './BrandAbout.css.ts';
import { BrandStyle, LinkRow } from './BrandStyle.tsx';
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

/** A brand tells about itself; what it has not written leaves no gap. */
export function BrandAbout(props: BrandAboutProps) {
  const { featured, blocks = [], callsToAction = [] } = props;
  return (
    <div data-component="BrandAbout">
      {featured && (
        <Section>
          <FeaturedBlock {...featured} />
        </Section>
      )}
      <BrandStyle {...props} />
      <div className={css.rest}>
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
    </div>
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
