import type { BrandImageData } from '../../commerce/catalogue/BrandImages/index.ts';
import type { CallToActionProps } from '../../commerce/catalogue/CallToAction/index.ts';
import type { InfoBlockProps } from '../../commerce/catalogue/InfoBlock/index.ts';
import type { MediaGalleryLabels } from '../../commerce/catalogue/MediaGallery/index.ts';
import type { FeaturedBlockProps } from './FeaturedBlock.tsx';

export interface BrandAboutLabels extends MediaGalleryLabels {
  style: string;
  styleImages: string;
  categories: string;
  tags: string;
  terms: string;
  /** Says that the brand rates itself. */
  rating: string;
  press: string;
  back: string;
  /** Beside a part that the draft changes. */
  changed: string;
}

/** A part of the page that a draft can change. */
export type BrandAboutPart = 'featured' | 'style' | 'styleImages' | 'blocks' | 'callsToAction' | 'rating';

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
  /** Leads to all brands. */
  backHref?: string;
  /** Parts that the draft changes; they are marked. */
  changed?: readonly BrandAboutPart[];
  labels: BrandAboutLabels;
}
