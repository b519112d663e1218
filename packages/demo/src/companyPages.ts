import { campaigns, companyTexts, menuGroups, partnerNames, partnerSite } from './data/company.ts';
import { partners } from './data/partners/index.ts';
import type { DemoPartner } from './data/partners/index.ts';
import { describeRecipe } from './drawing/index.ts';
import type { SceneKind, SceneRecipe } from './drawing/index.ts';
import type { Tables } from './insert.ts';
import { logoPicture, scenePicture } from './picturePaths.ts';
import { w } from './words.ts';

const sceneOf = (
  { palette }: DemoPartner,
  kind: SceneKind,
  seed: number,
  shape: SceneRecipe['shape'],
): SceneRecipe => ({
  kind,
  palette,
  seed,
  shape,
});

const describe = (recipe: SceneRecipe) => ({
  en: describeRecipe({ draw: 'scene', recipe }, 'en'),
  pt_BR: describeRecipe({ draw: 'scene', recipe }, 'pt_BR'),
});

/** "Who we are" of a partner, with pictures in its colours. */
export const companyOf = (partner: DemoPartner) => {
  const hero = sceneOf(partner, 'rail', 301, 'wide');
  // A room and no goods: it stands behind the people of the partner.
  const team = sceneOf(partner, 'blinds', 302, 'wide');
  return {
    ...companyTexts(partner),
    main_image: scenePicture(hero),
    main_image_alt: describe(hero),
    banner: scenePicture(team),
    banner_alt: describe(team),
    partners: partnerNames.map((name) => ({
      name,
      image: logoPicture(name, partner.mark[0], 'plain', partner.ink),
    })),
  };
};

const kinds: readonly SceneKind[] = ['drape', 'counter', 'blinds'];

const campaignRow = (partner: DemoPartner, accountId: number, place: number) => {
  const campaign = campaigns[place];
  if (!campaign) throw new Error(`There is no campaign ${place}.`);
  const { slug, title, text, parts } = campaign;
  const kind = kinds[place] ?? 'drape';
  const wide = sceneOf(partner, kind, 310 + place, 'wide');
  const blocks = parts.map((part, position) => {
    const picture = sceneOf(partner, position === 0 ? 'rail' : 'counter', 320 + place * 3 + position, 'landscape');
    const isLast = position === parts.length - 1;
    return {
      ...part,
      image: scenePicture(picture),
      image_alt: describe(picture),
      image_position: position % 2 === 0 ? 'left' : 'right',
      button: isLast ? { text: w('MEET OUR BRANDS', 'CONHEÇA NOSSAS MARCAS'), link: '/brands' } : null,
    };
  });
  return {
    account_id: accountId,
    slug,
    title,
    text,
    image: scenePicture(wide),
    image_mobile: scenePicture({ ...wide, shape: 'portrait' }),
    image_alt: describe(wide),
    blocks,
  };
};

const pageRows = partners.flatMap((partner, place) =>
  campaigns.map((_, position) => campaignRow(partner, place + 1, position)),
);

const groupRows = partners.flatMap((_, place) =>
  menuGroups.map(({ group, links }, position) => ({ account_id: place + 1, title: group, position, links })),
);

/** Menu links, partner sites and campaign pages of the demo. */
export const pageTables: Tables = {
  page: pageRows.map((row, place) => ({ id: place + 1, ...row })),
  link_group: groupRows.map(({ account_id, title, position }, place) => ({
    id: place + 1,
    account_id,
    title,
    position,
  })),
  link: groupRows
    .flatMap(({ account_id, links }, group) =>
      links.map(({ text, url }, position) => ({ account_id, link_group_id: group + 1, text, url, position })),
    )
    .map((row, place) => ({ id: place + 1, ...row })),
  partner_site: partners.map((_, place) => ({ account_id: place + 1, origin: partnerSite })),
};
