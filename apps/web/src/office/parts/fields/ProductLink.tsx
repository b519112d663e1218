import { useQuery } from '@tanstack/react-query';
import type { BrandProductRow } from '@vitrine/api/client';
import { paths } from '../../../shared/config/paths.ts';
import { RemoteField } from '../RemoteField.tsx';
import { useRemoteOptions } from '../useRemoteOptions.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { catalogueQueries } from '../queries/catalogue.ts';

interface ProductLinkProps {
  /** The product that the link leads to. */
  id: number | undefined;
  message: string | undefined;
  tone: 'critical' | undefined;
  /** Told of an empty address when no product is chosen. */
  onChange: (change: { address: string }) => void;
}

const optionOf = ({ id, name, reference_code }: Pick<BrandProductRow, 'id' | 'name' | 'reference_code'>) => ({
  value: String(id),
  label: name,
  detail: reference_code,
});

/** Finds a product of the brand by part of its name or reference; the server searches. */
export function ProductLink({ id, message, tone, onChange }: ProductLinkProps) {
  const t = useTranslate();
  const { client, language } = useServices();
  const found = useRemoteOptions({
    name: 'brandProducts',
    read: client.brandProducts.list,
    option: optionOf,
    words: 'admin.productSearch',
  });
  const { data } = useQuery({ ...useQueriesOf(catalogueQueries).product(id ?? 0), enabled: id !== undefined });
  const chosen = found.options.find(({ value }) => value === String(id));
  const known = data && optionOf({ ...data, name: data.name[language] ?? data.name.en ?? data.reference_code });
  return (
    <RemoteField
      label={t('office.link.product')}
      placeholder={t('admin.productSearch.hint')}
      found={found}
      value={id === undefined ? null : (known ?? chosen ?? { value: String(id), label: paths.product(id) })}
      onChange={({ option }) => onChange({ address: option ? paths.product(Number(option.value)) : '' })}
      {...{ message, tone }}
    />
  );
}
