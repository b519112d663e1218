import type { Ref } from 'react';
import { RetailerField } from '../../parts/RetailerField.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

export interface Named {
  id: number;
  name: string;
}

interface RetailerPickerProps {
  chosen: readonly Named[];
  onAdd: (retailer: Named) => void;
  onRemove: (retailer: Pick<Named, 'id'>) => void;
  problem: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** Finds approved retailers by part of their name, and marks those that are chosen; the server searches. */
export function RetailerPicker({ chosen, onAdd, onRemove, problem, ref }: RetailerPickerProps) {
  const t = useTranslate();
  return (
    <RetailerField
      ref={ref}
      label={t('catalogue.audience.add')}
      placeholder={t('admin.retailerSearch.hint')}
      chosen={chosen.map(({ id }) => String(id))}
      onToggle={({ option: { value, label }, isChosen }) =>
        isChosen ? onAdd({ id: Number(value), name: label }) : onRemove({ id: Number(value) })
      }
      tone={problem ? 'critical' : undefined}
      message={problem}
    />
  );
}
