import { BUYER_STAGES, type RetailerStatus } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Select } from '@vitrine/ui/components/Select';
import { Text, TextLink } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { useOpenView, type ViewSubject } from './useOpenView.ts';

interface ViewProps {
  of: ViewSubject;
  name: string;
  /** Of a retailer, which can also be seen in another one. */
  status?: RetailerStatus;
}

function AskView({ of, name, status, onClose }: ViewProps & { onClose: () => void }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState('own');
  const { act, isBusy, problem, href } = useOpenView(of, onClose);
  const stages = BUYER_STAGES.map((value) => ({ value, label: t(`admin.status.${value}`) }));
  return (
    <AskDialog
      title={t('admin.view.open', { name })}
      confirm={t('admin.view.confirm')}
      action={{ isBusy, problem }}
      onConfirm={() => act(BUYER_STAGES.find((stage) => stage === chosen))}
      onClose={onClose}
    >
      <Text>{t('admin.view.text', { name })}</Text>
      {status && (
        <Select
          label={t('admin.view.stage')}
          options={[
            { value: 'own', label: t('admin.view.ownStage', { stage: t(`admin.status.${status}`) }) },
            ...stages,
          ]}
          value={chosen}
          onChange={({ value }) => setChosen(value)}
        />
      )}
      {href && (
        <Banner tone="caution" action={<TextLink href={href}>{t('admin.view.link')}</TextLink>}>
          {t('admin.view.blocked')}
        </Banner>
      )}
    </AskDialog>
  );
}

/** Lets staff see the shop as a person, a retailer or a brand sees it (D-067). */
export function ViewButton(props: ViewProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const words = t('admin.view.open', { name: props.name });
  const isRow = props.of.subject === 'brand';
  return (
    <>
      <Button
        variant={isRow ? 'quiet' : 'secondary'}
        size={isRow ? 'sm' : undefined}
        hasPopup="dialog"
        label={isRow ? words : undefined}
        onPress={() => setOpen(true)}
      >
        {isRow ? t('admin.view.short') : words}
      </Button>
      {isOpen && <AskView {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
