import { DirectoryLetters, DirectorySection } from '@vitrine/ui/commerce/catalogue/DirectorySection';
import { LetterIndex } from '@vitrine/ui/commerce/catalogue/LetterIndex';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Stack, useOtherWindow } from '@vitrine/ui/foundation';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useKeptPlace } from '../connected/useKeptPlace.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { underLetters } from '../mappers/brand.ts';
import type { Directory } from './useDirectory.ts';
import { type Pages, usePages } from './usePages.ts';
import { useTile } from './useTile.ts';

const anchor = (letter: string): string => `letter-${letter === '#' ? 'other' : letter}`;

/** Scrolls to the brands of a letter (R-221, K-46); the keyboard goes on from its first brand. */
const useLetter = () => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const other = useOtherWindow();
  return ({ letter }: { letter: string }): void => {
    const id = anchor(letter);
    void navigate({ search, hash: `#${id}` }, { replace: true });
    const section = (other ?? window).document.getElementById(id);
    (section?.querySelector('a') ?? section)?.focus({ preventScroll: true });
  };
};

function Letters({ pages: { brands, letters, onNear } }: { pages: Pages }) {
  const t = useTranslate();
  const toTile = useTile();
  const goTo = useLetter();
  if (letters.length === 0) return null;
  const groups = underLetters(
    brands.map((brand) => brand && toTile(brand)),
    letters,
  );
  return (
    <div>
      <LetterIndex
        label={t('directory.letters')}
        letters={letters.map(({ letter }) => letter)}
        anchor={anchor}
        onSelect={goTo}
      />
      <DirectoryLetters groups={groups.map((group) => ({ ...group, id: anchor(group.letter) }))} onNear={onNear} />
    </div>
  );
}

/** Brands whose name is not what was typed, but which sell it. */
function Selling({ pages: { brands, named, onNear }, text }: { pages: Pages; text: string }) {
  const t = useTranslate();
  const toTile = useTile();
  return (
    <DirectorySection
      title={t('directory.selling', { search: text })}
      brands={brands.slice(named).map((brand) => brand && toTile(brand))}
      onNear={({ places }) => onNear({ places: places.map((place) => named + place) })}
    />
  );
}

/** With the switch on, brands that can be ordered from come first and the others stand apart (R-222, D-012). */
const useParts = ({ filters, onlyActive }: Directory) => {
  const main = usePages(onlyActive ? { ...filters, active: 'true' } : filters);
  const rest = usePages({ ...filters, active: 'false' }, onlyActive);
  return { main, rest: onlyActive ? rest : null };
};

/** The A to Z view, also of a search or of filters. */
export function AllBrands({ directory }: { directory: Directory }) {
  const t = useTranslate();
  const toTile = useTile();
  const { search = '' } = directory.filters;
  const narrowed = directory.isFiltered || directory.onlyActive;
  const { main, rest } = useParts(directory);
  const isPending = main.isPending || (rest?.isPending ?? false);
  useKeptPlace(!isPending);
  if (isPending)
    return (
      <DirectorySection title={t('directory.title')} brands={[]} pending={12} pendingLabel={t('directory.loading')} />
    );
  // A failed reading and an empty one say the same.
  if (main.brands.length === 0 && !rest?.brands.length)
    return (
      <EmptyState
        title={t('directory.none')}
        text={search && main.isAnswered ? t('directory.noneSearch', { search }) : t('directory.noneText')}
        icon="search"
        level={2}
        action={
          narrowed && (
            <Button caps variant="secondary" href={paths.brands({ az: 'true' })}>
              {t('directory.seeAll')}
            </Button>
          )
        }
      />
    );
  return (
    <Stack space="xxl">
      <Letters pages={main} />
      {main.brands.length > main.named && <Selling pages={main} text={search} />}
      {rest && rest.brands.length > 0 && (
        <DirectorySection
          title={t('directory.inactive')}
          brands={rest.brands.map((brand) => brand && toTile(brand))}
          onNear={rest.onNear}
        />
      )}
    </Stack>
  );
}
