import type { BrandPageComment } from '@vitrine/api/client';
import { Badge } from '@vitrine/ui/components/Badge';
import { Button } from '@vitrine/ui/components/Button';
import { DateText } from '@vitrine/ui/components/DateText';
import { Select } from '@vitrine/ui/components/Select';
import { Table } from '@vitrine/ui/components/Table';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { Heading, Stack, Text } from '@vitrine/ui/foundation';
import { useState, type FormEvent } from 'react';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { linkFields, partFields, textFields } from './pageDraft.ts';
import { useComments } from './useComments.ts';

const fields = [...textFields, 'year_established', ...linkFields, ...partFields] as const;

type Field = NonNullable<BrandPageComment['field']>;

function AddComment({ add }: { add: ReturnType<typeof useComments>['add'] }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [field, setField] = useState<Field | ''>('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isBusy || text.trim() === '') return;
    add.act({ text, field: field === '' ? null : field }, { onSuccess: () => setText('') });
  };
  return (
    <form onSubmit={submit} aria-label={t('office.page.addComment')}>
      <Stack space="sm">
        <Select
          label={t('office.page.about')}
          value={field}
          onChange={({ value }) => setField(value as Field | '')}
          options={[
            { value: '', label: t('office.page.wholePage') },
            ...fields.map((name) => ({ value: name, label: t(`office.page.field.${name}`) })),
          ]}
        />
        <TextArea
          label={t('office.page.comment')}
          value={text}
          onChange={({ value }) => setText(value)}
          rows={3}
          maxLength={1000}
          tone={add.problem ? 'critical' : undefined}
          message={add.problem}
        />
        <span>
          <Button type="submit" variant="secondary" busy={add.isBusy}>
            {t('office.page.addComment')}
          </Button>
        </span>
      </Stack>
    </form>
  );
}

/** What the brand's people say about the draft; retailers never see it. Readers read it. */
export function Comments() {
  const t = useTranslate();
  const maySay = useMay()('sales');
  const { comments, add, settle } = useComments();
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {t('office.page.comments')}
      </Heading>
      <Text tone="muted">{t('office.page.commentsText')}</Text>
      <Table
        caption={t('office.page.comments')}
        hideCaption
        rows={comments}
        rowId={({ id }) => String(id)}
        empty={t('office.page.noComments')}
        columns={[
          { id: 'text', label: t('office.page.comment'), rowHeader: true, cell: ({ text }) => text },
          {
            id: 'field',
            label: t('office.page.about'),
            cell: ({ field }) => t(field ? `office.page.field.${field}` : 'office.page.wholePage'),
          },
          { id: 'who', label: t('admin.log.who'), cell: ({ person }) => person ?? '–' },
          {
            id: 'when',
            label: t('admin.log.when'),
            cell: ({ created_at }) => <DateText value={created_at} form="moment" />,
          },
          {
            id: 'state',
            label: t('office.page.state'),
            cell: (comment) =>
              maySay ? (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={settle.isBusy}
                  label={`${t(comment.done ? 'office.page.reopen' : 'office.page.settle')}: ${comment.text.slice(0, 60)}`}
                  onPress={() => settle.act(comment)}
                >
                  {t(comment.done ? 'office.page.reopen' : 'office.page.settle')}
                </Button>
              ) : (
                <Badge tone={comment.done ? 'positive' : 'neutral'}>
                  {t(comment.done ? 'office.page.settled' : 'office.page.open')}
                </Badge>
              ),
          },
        ]}
      />
      {maySay && <AddComment add={add} />}
    </Stack>
  );
}
