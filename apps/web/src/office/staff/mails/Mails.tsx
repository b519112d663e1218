import { useQuery } from '@tanstack/react-query';
import type { StaffMail } from '@vitrine/api/client';
import { FilterTabs } from '@vitrine/ui/commerce/relationship/FilterTabs';
import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { DateText } from '@vitrine/ui/components/DateText';
import { Inline, Stack, Text, TextLink } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useOpenFile } from '../../../shared/connected/documents/useOpenFile.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { staffKeys, staffQueries } from '../../parts/queries/staff.ts';
import { List } from '../../parts/list/List.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { Search } from '../../parts/list/Search.tsx';
import { useListState } from '../../parts/list/useListState.ts';
import { useStaffAction } from '../../parts/useStaffAction.ts';

const views = ['all', 'failed', 'waiting', 'expired', 'sent'] as const;
const tones = { sent: 'positive', waiting: 'info', failed: 'critical', expired: 'neutral' } as const;

/** How far a mail is, what the mail server said, and another try. */
function MailState({ mail: { id, status, error, recipient } }: { mail: StaffMail }) {
  const t = useTranslate();
  const { client } = useServices();
  const { act, isBusy, problem } = useStaffAction({
    run: () => client.staffMails.sendAgain({ params: { id } }),
    done: () => t('admin.mails.again', { recipient }),
    changes: staffKeys.mails,
  });
  return (
    <Stack space="xs" align="start">
      <Badge tone={tones[status]}>{t(`admin.mails.${status}`)}</Badge>
      {error && (
        <Text as="span" size="sm" tone="critical">
          {error}
        </Text>
      )}
      {status === 'failed' && (
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          label={t('admin.mails.sendAgainTo', { recipient })}
          onPress={() => act()}
        >
          {t('admin.mails.sendAgain')}
        </Button>
      )}
      {problem && <span role="alert">{problem}</span>}
    </Stack>
  );
}

/** The subject, and the mail itself in a new tab: nothing in it runs, and its links are taken out. */
function MailSubject({ mail: { id, subject } }: { mail: StaffMail }) {
  const t = useTranslate();
  const open = useOpenFile();
  const [blocked, setBlocked] = useState<string>();
  const { act, isBusy, problem } = useStaffAction({
    run: () => open(`/v1/admin/mails/${id}`),
    onDone: ({ href }) => setBlocked(href),
    changes: staffKeys.mails,
  });
  return (
    <Stack space="xs" align="start">
      {subject}
      <Button
        variant="quiet"
        size="sm"
        busy={isBusy}
        label={t('admin.mails.openOf', { subject })}
        onPress={() => act()}
      >
        {t('admin.mails.open')}
      </Button>
      {blocked && (
        <TextLink href={blocked} external>
          {t('admin.mails.openHere')}
        </TextLink>
      )}
      {problem && <span role="alert">{problem}</span>}
    </Stack>
  );
}

/** Sends all failed mail again, such as after the mail server was away. */
function SendFailed({ count }: { count: number }) {
  const t = useTranslate();
  const { client } = useServices();
  const { act, isBusy, problem } = useStaffAction({
    run: () => client.staffMails.sendFailed({}),
    done: ({ data }) => t('admin.mails.allAgain', { count: data.data.mails }),
    changes: staffKeys.mails,
  });
  return (
    <Stack space="xs" align="start">
      <Button variant="secondary" busy={isBusy} onPress={() => act()}>
        {t('admin.mails.sendFailed', { count })}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </Stack>
  );
}

/** /admin/mails: what the account sent, and what did not arrive (D-051). */
export function Mails() {
  const t = useTranslate();
  const queries = useQueriesOf(staffQueries);
  const state = useListState();
  const view = views.find((known) => known === state.get('status')) ?? 'all';
  const status = view === 'all' ? undefined : view;
  const list = useQuery(queries.mails({ page: state.page, status, search: state.words }));
  const meta = list.data?.meta;
  const counts = { failed: meta?.failed, waiting: meta?.waiting } as Record<string, number | undefined>;
  return (
    <Screen
      title={t('admin.area.mails')}
      text={t('admin.mails.text')}
      actions={meta && meta.failed > 1 && <SendFailed count={meta.failed} />}
    >
      {meta?.is_sending === false && <Banner tone="caution">{t('admin.mails.noServer')}</Banner>}
      <Inline space="md" align="end">
        <FilterTabs
          label={t('admin.mails.views')}
          value={view}
          onChange={({ value }) => state.filter({ status: value === 'all' ? null : value })}
          options={views.map((value) => ({ value, label: t(`admin.mails.${value}`), count: counts[value] }))}
        />
        <Search label={t('admin.mails.search')} state={state} />
      </Inline>
      <List
        list={list}
        state={state}
        caption={t('admin.area.mails')}
        empty={t('admin.mails.none')}
        rowId={({ id }) => String(id)}
        columns={[
          {
            id: 'subject',
            label: t('admin.mails.subject'),
            rowHeader: true,
            cell: (mail) => <MailSubject mail={mail} />,
          },
          { id: 'recipient', label: t('admin.mails.recipient'), cell: ({ recipient }) => recipient },
          {
            id: 'created',
            label: t('admin.mails.created'),
            cell: ({ created_at }) => <DateText value={created_at} form="moment" />,
          },
          { id: 'state', label: t('admin.mails.state'), cell: (mail) => <MailState mail={mail} /> },
        ]}
      />
    </Screen>
  );
}
