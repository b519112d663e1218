import type { BrandTileProps } from '@vitrine/ui/commerce/catalogue/BrandTile';
import { paths } from '../../shared/config/paths.ts';
import { inWidths } from '../../shared/mappers/pictures.ts';
import type { WireBrand, WireDirectoryPage } from '../../shared/mappers/wire.ts';

export type Tile = BrandTileProps & { id: string };

/** A brand as the directory shows it. */
export const toBrandTile = (brand: Pick<WireBrand, 'id' | 'name' | 'slug' | 'list_image' | 'logo' | 'tags'>): Tile => ({
  id: String(brand.id),
  name: brand.name,
  href: paths.brand(brand.slug),
  image: inWidths(brand.list_image),
  logo: brand.logo,
  note: brand.tags
    .map(({ name }) => name)
    .slice(0, 2)
    .join(', '),
});

/** A brand with the way to the collection that can be ordered now; `say` writes the link. */
export const toOrderTile =
  (say: (words: { collection: string }) => string) =>
  (brand: WireBrand): Tile => ({
    ...toBrandTile(brand),
    sheet: brand.open_collection && {
      label: say({ collection: brand.open_collection.name }),
      href: paths.collection(brand.slug, brand.open_collection.id),
    },
  });

/** The letter a name stands under; what begins with none of A to Z stands under '#'. */
const letterOf = (name: string): string => {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return first >= 'A' && first <= 'Z' ? first : '#';
};

/** Brands under their letters, both in order. */
const byLetter = (brands: readonly WireBrand[]): { letter: string; brands: WireBrand[] }[] => {
  const groups = Map.groupBy(brands, (brand) => letterOf(brand.name));
  return [...groups]
    .map(([letter, members]) => ({ letter, brands: members }))
    .sort((a, b) => a.letter.localeCompare(b.letter));
};

type Letters = NonNullable<WireDirectoryPage['letters']>;

/** The first page of the directory with all its letters. Another server answers with all brands at once, and says nothing of letters. */
export const firstPage = (
  { data, letters, selling = 0 }: WireDirectoryPage,
  active?: 'true' | 'false',
): { brands: readonly WireBrand[]; letters: Letters; selling: number } => {
  if (letters) return { brands: data, letters, selling };
  const groups = byLetter(data.filter((brand) => !active || brand.has_active_collection === (active === 'true')));
  return {
    brands: groups.flatMap(({ brands }) => brands),
    letters: groups.map(({ letter, brands }) => ({ letter, count: brands.length })),
    selling: 0,
  };
};

/** Brands in the order of the directory under their letters. */
export const underLetters = <T>(brands: readonly T[], letters: Letters): { letter: string; brands: T[] }[] => {
  let next = 0;
  return letters.map(({ letter, count }) => {
    const from = next;
    next += count;
    return { letter, brands: brands.slice(from, next) };
  });
};
