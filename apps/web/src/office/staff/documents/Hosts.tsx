import { useQuery } from '@tanstack/react-query';
import type { StaffHost } from '@vitrine/api/client';
import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { DateText } from '@vitrine/ui/components/DateText';
import { Table } from '@vitrine/ui/components/Table';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { staffQueries } from '../../parts/queries/staff.ts';
import { useHostCheck } from './useHostCheck.ts';

const tones = {
  serves: 'positive',
  asked: 'info',
  missing: 'caution',
  different: 'caution',
  unreachable: 'caution',
  taken: 'critical',
} as const;

function Record({ record }: Pick<StaffHost, 'record'>) {
  const t = useTranslate();
  if (!record) return '–';
  return (
    <Stack space="none">
      <Text size="sm">{t('admin.hosts.type')}</Text>
      <Text size="sm">{record.name}</Text>
      <Text size="sm">{record.value}</Text>
    </Stack>
  );
}

/** The hosts of the account, and how staff prove each one that does not serve yet (D-114). */
export function Hosts() {
  const t = useTranslate();
  const { data = [] } = useQuery(useQueriesOf(staffQueries).hosts());
  const check = useHostCheck();
  if (data.length === 0) return null;
  return (
    <>
      {data.some(({ record }) => record) && <Banner>{t('admin.hosts.text')}</Banner>}
      {check.problem !== undefined && <Banner tone="critical">{check.problem}</Banner>}
      <Table
        caption={t('admin.hosts.title')}
        rows={data}
        rowId={({ host }) => host}
        empty=""
        columns={[
          { id: 'host', label: t('admin.hosts.host'), rowHeader: true, cell: ({ host }) => host },
          {
            id: 'state',
            label: t('admin.hosts.state'),
            cell: ({ state, checked_at }) => (
              <Stack space="none">
                <span>
                  <Badge tone={tones[state]}>{t(`admin.hosts.state.${state}`)}</Badge>
                </span>
                {checked_at !== null && (
                  <Text size="sm" tone="muted">
                    <DateText value={checked_at} form="moment" />
                  </Text>
                )}
              </Stack>
            ),
          },
          { id: 'record', label: t('admin.hosts.record'), cell: ({ record }) => <Record record={record} /> },
          {
            id: 'check',
            label: t('admin.hosts.check'),
            cell: ({ host, record }) =>
              record ? (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={check.isBusy}
                  label={t('admin.hosts.checkNamed', { host })}
                  onPress={() => check.act(host)}
                >
                  {t('admin.hosts.check')}
                </Button>
              ) : (
                '–'
              ),
          },
        ]}
      />
    </>
  );
}
