import type { BrandPricelist } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { TextField } from '@vitrine/ui/components/TextField';
import { Inline, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { AskDialog } from '../../parts/list/AskDialog.tsx';
import { usePricelistAction } from './usePricelistAction.ts';

interface OneProps {
  list: BrandPricelist;
  onClose: () => void;
}

function Rename({ list: { id, name }, onClose }: OneProps) {
  const t = useTranslate();
  const { client } = useServices();
  const [typed, setTyped] = useState(name);
  const action = usePricelistAction({
    // The list is read again after a refusal: `name` is then the one that somebody else gave it.
    run: (wanted: string) => client.brandPricelists.rename({ params: { id }, body: { name: wanted, seen: name } }),
    done: (wanted) => t('catalogue.pricelists.renamed', { name: wanted }),
    onDone: onClose,
  });
  return (
    <AskDialog
      title={t('catalogue.pricelists.renameOf', { name })}
      confirm={t('admin.save')}
      action={action}
      onConfirm={() => action.act(typed.trim())}
      onClose={onClose}
    >
      <TextField
        label={t('catalogue.pricelists.name')}
        value={typed}
        onChange={({ value }) => setTyped(value)}
        maxLength={60}
        required
      />
    </AskDialog>
  );
}

/** Says what happens to products and to open carts before the list is gone. */
function Remove({ list: { id, version: seen, name, products, open_carts }, onClose }: OneProps) {
  const t = useTranslate();
  const { client } = useServices();
  const action = usePricelistAction({
    // The list is read again after a refusal: the dialog then says how it is now.
    run: () => client.brandPricelists.remove({ params: { id }, query: { seen, name, products } }),
    done: () => t('catalogue.pricelists.removed', { name }),
    onDone: onClose,
  });
  return (
    <AskDialog
      title={t('catalogue.pricelists.removeOf', { name })}
      confirm={t('catalogue.pricelists.remove')}
      danger
      action={action}
      onConfirm={() => action.act(undefined)}
      onClose={onClose}
    >
      <Text>{t('catalogue.pricelists.removeText', { products, carts: open_carts })}</Text>
    </AskDialog>
  );
}

/** Renames or removes a price list. */
export function PricelistActions({ list }: { list: BrandPricelist }) {
  const t = useTranslate();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <Inline space="sm">
      {(['rename', 'remove'] as const).map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="sm"
          hasPopup="dialog"
          label={t(`catalogue.pricelists.${kind}Of`, { name: list.name })}
          onPress={() => setOpen(kind)}
        >
          {t(`catalogue.pricelists.${kind}`)}
        </Button>
      ))}
      {open === 'rename' && <Rename list={list} onClose={close} />}
      {open === 'remove' && <Remove list={list} onClose={close} />}
    </Inline>
  );
}
