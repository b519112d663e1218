import type { BrandProductRow } from '@vitrine/api/client';
import type { TableSelection } from '@vitrine/ui/components/Table';
import { useState } from 'react';
import { useMay } from '../../../connected/rights/useMay.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';

/** The chosen rows of a page of products. Who may change none has nothing to choose. */
export const useChosen = (rows: readonly BrandProductRow[]) => {
  const t = useTranslate();
  const mayChange = useMay()('owner');
  const [ids, setIds] = useState<string[]>([]);
  const chosen = rows.filter(({ id }) => ids.includes(String(id)));
  const selection: TableSelection<BrandProductRow> = {
    // Rows of another page or view are not there to be seen, so they are not chosen.
    selected: chosen.map(({ id }) => String(id)),
    onChange: (change) => setIds(change.ids),
    labels: {
      all: t('catalogue.many.chooseAll'),
      row: ({ name, reference_code }) => t('catalogue.many.choose', { name: `${reference_code} ${name}`.trim() }),
    },
  };
  return { chosen, selection: mayChange ? selection : undefined, clear: () => setIds([]) };
};
