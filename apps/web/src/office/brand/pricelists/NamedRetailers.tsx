import { Stack } from '@vitrine/ui/foundation';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { ChosenList } from '../../parts/list/ChosenList.tsx';
import { RetailerPicker, type Named } from './RetailerPicker.tsx';

interface NamedRetailersProps {
  retailers: readonly Named[];
  onChange: (change: { retailers: Named[] }) => void;
  problem: string | undefined;
}

const shownAtOnce = 50;

/** Retailers that get the list by name: chosen from the directory, or removed one by one. */
export function NamedRetailers({ retailers, onChange, problem }: NamedRetailersProps) {
  const t = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(shownAtOnce);
  const remove = ({ id }: Pick<Named, 'id'>): void => {
    onChange({ retailers: retailers.filter((retailer) => retailer.id !== id) });
    picker.current?.focus();
  };
  return (
    <Stack space="md">
      <RetailerPicker
        ref={picker}
        chosen={retailers}
        onAdd={(retailer) => onChange({ retailers: [retailer, ...retailers] })}
        onRemove={remove}
        problem={problem}
      />
      <ChosenList
        caption={t('catalogue.audience.named')}
        label={t('catalogue.audience.retailer')}
        count={t('catalogue.audience.count', { count: retailers.length })}
        rows={retailers.slice(0, shown).map(({ id, name }) => ({ id: String(id), name }))}
        left={retailers.length - shown}
        onMore={() => setShown(shown + shownAtOnce)}
        onRemove={({ id }) => remove({ id: Number(id) })}
      />
    </Stack>
  );
}
