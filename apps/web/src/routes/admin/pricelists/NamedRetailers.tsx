import { Button } from '@vitrine/ui/components/Button';
import { Table } from '@vitrine/ui/components/Table';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';
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
      <Text size="sm" tone="muted">
        <span role="status">{t('catalogue.audience.count', { count: retailers.length })}</span>
      </Text>
      {retailers.length > 0 && (
        <Table
          caption={t('catalogue.audience.named')}
          hideCaption
          empty={null}
          rows={retailers.slice(0, shown)}
          rowId={({ id }) => String(id)}
          columns={[
            { id: 'name', label: t('catalogue.audience.retailer'), rowHeader: true, cell: ({ name }) => name },
            {
              id: 'actions',
              label: t('catalogue.pricelists.actions'),
              align: 'end',
              cell: ({ id, name }) => (
                <Button
                  variant="secondary"
                  size="sm"
                  label={t('catalogue.pricelists.removeOf', { name })}
                  onPress={() => remove({ id })}
                >
                  {t('catalogue.pricelists.remove')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {retailers.length > shown && (
        <span>
          <Button variant="secondary" onPress={() => setShown(shown + shownAtOnce)}>
            {t('catalogue.audience.more', { count: retailers.length - shown })}
          </Button>
        </span>
      )}
    </Stack>
  );
}
