import { useQuery } from '@tanstack/react-query';
import type { BrandProduct, ProductStock } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Table, type TableColumn } from '@vitrine/ui/components/Table';
import { TextField } from '@vitrine/ui/components/TextField';
import { Heading, Inline, Stack, Text } from '@vitrine/ui/foundation';
import type { ClipboardEvent } from 'react';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { cellsOf, shownIn } from '../mappers/stockDraft.ts';
import { catalogueQueries } from '../../parts/queries/catalogue.ts';
import { useStock } from './useStock.ts';

type Colour = ProductStock['colours'][number];

function Grid({ id, stock }: { id: number; stock: ProductStock }) {
  const t = useTranslate();
  const { draft, wrong, count, cut, problem, isBusy, save, type, paste, undo } = useStock(id, stock);
  const cells = cellsOf(stock);
  const columns: TableColumn<Colour>[] = [
    { id: 'colour', label: t('catalogue.stock.colour'), rowHeader: true, cell: ({ name }) => name },
    ...stock.sizes.map((size): TableColumn<Colour> => ({
      id: String(size.id),
      label: size.name,
      cell: (colour) => {
        const cell = cells.find(({ variation_id, size_id }) => variation_id === colour.id && size_id === size.id);
        return (
          cell && (
            <TextField
              label={t('catalogue.stock.cell', { colour: colour.name, size: size.name })}
              hideLabel
              name={cell.key}
              inputMode="numeric"
              maxLength={12}
              placeholder={t('catalogue.stock.noLimit')}
              value={shownIn(draft, cell)}
              onChange={({ value: text }) => type(cell.key, text)}
              tone={wrong.some(({ key }) => key === cell.key) ? 'critical' : undefined}
            />
          )
        );
      },
    })),
  ];
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (paste(target.name, event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  return (
    <Stack space="md">
      <div role="group" aria-label={t('catalogue.stock.grid')} onPaste={onPaste}>
        <Table
          caption={t('catalogue.stock.grid')}
          hideCaption
          rows={stock.colours}
          rowId={(colour) => String(colour.id)}
          columns={columns}
          empty=""
        />
      </div>
      {wrong.length > 0 && (
        <Banner tone="critical">
          {wrong.map(({ colour, size, text }) => t('catalogue.stock.wrong', { colour, size, text })).join(' ')}
        </Banner>
      )}
      {cut > 0 && <Banner tone="caution">{t('catalogue.stock.cut', { count: cut })}</Banner>}
      {problem && <Banner tone="critical">{problem}</Banner>}
      <Inline space="sm">
        <Button variant="secondary" busy={isBusy} disabled={count === 0 || wrong.length > 0} onPress={save}>
          {t('catalogue.stock.save', { count })}
        </Button>
        <Button variant="quiet" disabled={!undo} onPress={() => undo?.()}>
          {t('catalogue.stock.undo')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** What of a product can be ordered now, by colour and size (D-086). */
export function Stock({ product: { id } }: { product: BrandProduct }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(useQueriesOf(catalogueQueries).stock(id));
  return (
    <Stack space="md">
      <Heading level={2} size="sm">
        {t('catalogue.stock.title')}
      </Heading>
      <Text measure tone="muted">
        {t('catalogue.stock.text')}
      </Text>
      {data && <Grid id={id} stock={data} />}
      {!data && error && <QueryError level={2} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="table" label={t('admin.loading')} />}
    </Stack>
  );
}
