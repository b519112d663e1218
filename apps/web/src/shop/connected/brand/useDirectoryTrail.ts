import { paths } from '../../../shared/config/paths.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useKept } from '../useKept.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface Step {
  label: string;
  href: string;
}

/** The name of a filter may come after the brand was opened. */
const follow = (listener: () => void): (() => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

/** How a trail to a brand begins: all brands, then the filter that was changed last in the directory (R-169, B-24). */
export const useDirectoryTrail = (): Step[] => {
  const t = useTranslate();
  const { storage } = useServices();
  const hasFilter = useKept('lastFilter', follow) !== null;
  const filter = hasFilter ? storage.getJson<Step>('lastFilter') : null;
  return [{ label: t('brand.ourBrands'), href: paths.brands() }, ...(filter ? [filter] : [])];
};
