import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Section, TextLink } from '../../foundation/index.ts';
import * as css from './BrandAbout.css.ts';
import { InfoBlock } from './InfoBlock.tsx';
import type { InfoBlockProps } from './InfoBlock.tsx';
import { StyleImages } from './StyleImages.tsx';
import type { StyleImage } from './StyleImages.tsx';
import type { MediaGalleryLabels } from '../../commerce/MediaGallery/index.ts';

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
  featured?: InfoBlockProps | null;
  /** Brand style text. */
  style?: string | null;
  /** */
  styleImages?: StyleImage[];
  /** Lead to the brand's products of one category. */
  categories?: { id: string; label: string; href: string }[];
  /** */
  blocks?: (InfoBlockProps & { id: string })[];
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
  const {
    featured,
    style,
    styleImages = [],
    categories = [],
    blocks = [],
    press,
    terms,
    rating,
    tags = [],
    backHref,
    labels,
  } = props;
  return (
    <div data-component="BrandAbout">
      {featured && (
        <Section>
          <InfoBlock {...featured} lead />
        </Section>
      )}
      {(style || categories.length > 0) && (
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
      )}
      {styleImages.length > 0 && (
        <Section>
          <StyleImages label={labels.styleImages} images={styleImages} labels={labels} />
        </Section>
      )}
      {blocks.map(({ id, ...block }) => (
        <Section key={id} space="tight">
          <InfoBlock {...block} />
        </Section>
      ))}
      <Section space="tight">
        <div className={css.texts}>
          {press && <TextBlock title={labels.press} html={press} />}
          {terms && <TextBlock title={labels.terms} html={terms} />}
          {rating && <RichHtml html={rating} />}
          <LinkRow label={labels.tags} links={tags} />
          <p>
            <TextLink href={backHref}>{labels.back}</TextLink>
          </p>
        </div>
      </Section>
    </div>
  );
}

const TextBlock = ({ title, html }: { title: string; html: string }) => (
  <section className={css.textBlock}>
    <Heading level={2} size="sm">
      {title}
    </Heading>
    <RichHtml html={html} />
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
