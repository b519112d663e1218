import { useQuery } from '@tanstack/react-query';
import { DirectoryLetters, DirectorySection } from '@vitrine/ui/commerce/catalogue/DirectorySection';
import { LetterIndex } from '@vitrine/ui/commerce/catalogue/LetterIndex';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Stack, useOtherWindow } from '@vitrine/ui/foundation';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { byLetter, splitByCollection } from '../../mappers/brand.ts';
import type { WireBrand } from '../../mappers/wire.ts';
import { useServices } from '../../queries/services.ts';
import type { Directory } from './useDirectory.ts';
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
    (other ?? window).document.getElementById(id)?.querySelector('a')?.focus({ preventScroll: true });
  };
};

function Letters({ brands }: { brands: readonly WireBrand[] }) {
  const t = useTranslate();
  const groups = byLetter(brands);
  const toTile = useTile();
  const goTo = useLetter();
  return (
    <>
      <LetterIndex
        label={t('directory.letters')}
        letters={groups.map(({ letter }) => letter)}
        anchor={anchor}
        onSelect={goTo}
      />
      <DirectoryLetters
        groups={groups.map(({ letter, brands: members }) => ({
          id: anchor(letter),
          letter,
          brands: members.map(toTile),
        }))}
      />
    </>
  );
}

/** The A to Z view, also of a search or of filters. */
export function AllBrands({ directory }: { directory: Directory }) {
  const t = useTranslate();
  const { queries } = useServices();
  const toTile = useTile();
  const narrowed = directory.isFiltered || directory.onlyActive;
  const { data: brands, isPending } = useQuery(queries.brands.list(directory.filters));
  if (isPending)
    return (
      <DirectorySection title={t('directory.title')} brands={[]} pending={12} pendingLabel={t('directory.loading')} />
    );
  // A failed reading and an empty one say the same.
  if (!brands?.length)
    return (
      <EmptyState
        title={t('directory.none')}
        text={t('directory.noneText')}
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
  if (!directory.onlyActive) return <Letters brands={brands} />;
  const { active, rest } = splitByCollection(brands);
  return (
    <Stack space="xxl">
      <div>
        <Letters brands={active} />
      </div>
      {rest.length > 0 && <DirectorySection title={t('directory.inactive')} brands={rest.map(toTile)} />}
    </Stack>
  );
}
