import { safeLink } from '@vitrine/api/rules';
import type { InfoBlockProps } from '@vitrine/ui/commerce/catalogue/InfoBlock';
import type { CompanyHeroProps } from '@vitrine/ui/sections/CompanyHero';
import type { CompanyValuesProps } from '@vitrine/ui/sections/CompanyValues';
import type { TeamBannerProps } from '@vitrine/ui/sections/TeamBanner';
import type { WireCampaign, WireWhoWeAre } from './wire.ts';

type Story = WireWhoWeAre['whoweare'];

export const toCompanyHero = (story: Story): CompanyHeroProps => ({
  title: story.main_title,
  text: story.description || null,
  image: story.main_image ? { src: story.main_image, alt: story.main_image_alt } : null,
});

/** The three values by their numbered fields. */
export const toValues = (story: Story): CompanyValuesProps['values'] => [
  { title: story.our_values_title_1, text: story.our_values_text_1 },
  { title: story.our_values_title_2, text: story.our_values_text_2 },
  { title: story.our_values_title_3, text: story.our_values_text_3 },
];

/** The team's banner; none without a picture. */
export const toTeamBanner = (story: Story): TeamBannerProps | null =>
  story.banner ? { title: story.title, image: { src: story.banner, alt: story.banner_alt } } : null;

export const toCampaignHero = ({ title, text, image, image_mobile, image_alt }: WireCampaign): CompanyHeroProps => ({
  title,
  text: text || null,
  image: image ? { src: image, mobileSrc: image_mobile ?? undefined, alt: image_alt } : null,
});

/** A part of a campaign page. A button that leads nowhere is left out. */
export const toCampaignBlock = (block: WireCampaign['blocks'][number]): InfoBlockProps => {
  const href = safeLink(block.button?.link);
  return {
    title: block.title,
    text: block.text || null,
    media: block.image ? [{ src: block.image, alt: block.image_alt }] : [],
    position: block.image_position === 'right' ? 'end' : 'start',
    link: block.button && href !== null ? { label: block.button.text, href } : null,
  };
};
