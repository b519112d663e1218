import type { WriteRight } from '@vitrine/api/rules';
import { useTranslate } from '../useTranslate.ts';
import { useMay } from './useMay.ts';

/** Why the user cannot change something, in words. Undefined for people who can. */
export const useWhyNot = (needed: WriteRight): string | undefined => {
  const t = useTranslate();
  const may = useMay();
  return may(needed) ? undefined : t(`account.right.needs.${needed}`);
};
