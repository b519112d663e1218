import { useState } from 'react';
import { RetailerField } from '../../parts/RetailerField.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface Named {
  id: number;
  name: string;
}

interface RetailerFilterProps {
  /** The id that the address names. */
  id: number | undefined;
  /** What the list said of it. */
  retailer: Named | null | undefined;
  onChange: (change: { id: string | null }) => void;
}

/** Narrows a list to the orders of one retailer, which the server finds by part of its name. */
export function RetailerFilter({ id, retailer, onChange }: RetailerFilterProps) {
  const t = useTranslate();
  const [picked, setPicked] = useState<Named>();
  // Until the list has answered, the name is the one that was picked.
  const shown = [retailer, picked].find((each) => each?.id === id);
  return (
    <RetailerField
      label={t('oversight.retailer')}
      placeholder={t('oversight.anyRetailer')}
      value={shown ? { value: String(shown.id), label: shown.name } : null}
      onChange={({ option }) => {
        setPicked(option ? { id: Number(option.value), name: option.label } : undefined);
        onChange({ id: option?.value ?? null });
      }}
    />
  );
}
