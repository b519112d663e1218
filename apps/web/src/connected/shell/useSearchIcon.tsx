import type { SiteHeaderProps } from '@vitrine/ui/sections/SiteHeader';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from '../useTranslate.ts';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazy(loadDialog);

/** Milliseconds after which nothing else of the screen should still be on its way. */
const SETTLED = 2_000;

/**
 * Search in the header. With `ahead`, its dialog is loaded when the screen has come: what is typed right after the press is not lost.
 * Else the press loads it, so that public pages stay light.
 */
export const useSearchIcon = ({ ahead = false } = {}): NonNullable<SiteHeaderProps['icons']> => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!ahead) return undefined;
    const wait = setTimeout(() => void loadDialog(), SETTLED);
    return () => clearTimeout(wait);
  }, [ahead]);
  const dialog = isWanted && (
    <Suspense>
      <SearchDialog open={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
  const open = (): void => {
    setWanted(true);
    setOpen(true);
  };
  return [{ id: 'search', icon: 'search', label: t('app.nav.search'), onPress: open, notice: dialog || undefined }];
};
