import { BrandCard } from '../../commerce/catalogue/BrandCard/index.ts';
import type { BrandCardProps } from '../../commerce/catalogue/BrandCard/index.ts';
import { SectionHead } from '../../components/SectionHead/index.ts';
import { Carousel } from '../../components/Carousel/index.ts';
import type { CarouselLabels } from '../../components/Carousel/index.ts';
import { Section } from '../../foundation/Section/index.ts';

export interface OurBrandsProps {
  id?: string;
  title: string;
  text?: string | null;
  /** Where the whole directory is. */
  link?: { label: string; href: string };
  brands: (BrandCardProps & { id: string })[];
  labels: CarouselLabels;
}

/** A slider of brands: four in view, two on a phone (R-067, R-088, K-14, K-15, K-16). */
export function OurBrands({ id, title, text, link, brands, labels }: OurBrandsProps) {
  if (brands.length === 0) return null;
  return (
    <Section id={id} tone="sunken">
      <SectionHead title={title} text={text} link={link} />
      <Carousel label={title} labels={labels} preset="landing">
        {brands.map(({ id: key, ...brand }) => (
          <BrandCard key={key} {...brand} />
        ))}
      </Carousel>
    </Section>
  );
}
