import type { PersonFile } from '@vitrine/api/client';
import { DownloadList } from '@vitrine/ui/commerce/lineSheet/DownloadList';
import { Button } from '@vitrine/ui/components/Button';
import { Heading, Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDownloads } from '../../../shared/connected/documents/useDownloads.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { downloadLabels } from '../../../shared/mappers/labels/order.ts';
import { AskDialog } from '../../parts/list/AskDialog.tsx';
import { useErase } from './useErase.ts';

/** Asks twice, in one window after the other. */
function AskErase({ person, onClose }: { person: PersonFile; onClose: () => void }) {
  const t = useTranslate();
  const [isSure, setSure] = useState(false);
  const erase = useErase(person);
  const { name, email } = person;
  const step = isSure ? 'eraseAgain' : 'erase';
  return (
    <AskDialog
      key={step}
      title={t(`admin.person.${step}Title`, { name })}
      confirm={t(`admin.person.${step}Confirm`)}
      danger={isSure}
      action={erase}
      onConfirm={() => (isSure ? erase.act() : setSure(true))}
      onClose={onClose}
    >
      <Text>{t(`admin.person.${step}Text`, { name, email })}</Text>
    </AskDialog>
  );
}

/** What is known of a person: as a file, and deleted when the person wishes (D-067). */
export function PersonData({ person }: { person: PersonFile }) {
  const t = useTranslate();
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const path = `/v1/admin/people/${person.id}/data`;
  const downloads = useDownloads([{ id: 'data', label: t('admin.person.dataFile'), path }]);
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {t('admin.person.data')}
      </Heading>
      <Text tone="muted" measure>
        {t('admin.person.dataText')}
      </Text>
      <DownloadList downloads={downloads} labels={downloadLabels(intl)} />
      <span>
        <Button variant="secondary" hasPopup="dialog" onPress={() => setAsking(true)}>
          {t('admin.person.eraseData')}
        </Button>
      </span>
      {isAsking && <AskErase person={person} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
