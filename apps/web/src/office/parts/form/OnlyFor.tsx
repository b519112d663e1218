import type { WriteRight } from '@vitrine/api/rules';
import { ReadOnly } from '@vitrine/ui/components/ReadOnly';
import type { ReactNode } from 'react';
import { useMay } from '../../../shared/connected/rights/useMay.ts';

interface OnlyForProps {
  right: WriteRight;
  children: ReactNode;
}

/** A form for people with a right. Others read it: `Screen` says why they cannot change it. */
export function OnlyFor({ right, children }: OnlyForProps) {
  const may = useMay();
  return may(right) ? children : <ReadOnly>{children}</ReadOnly>;
}
