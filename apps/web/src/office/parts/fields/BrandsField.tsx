import { useQueries } from '@tanstack/react-query';
import { Stack } from '@vitrine/ui/foundation';
import { useRef, useState } from 'react';
import { RemoteField } from '../RemoteField.tsx';
import { useRemoteOptions } from '../useRemoteOptions.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { ChosenList } from '../list/ChosenList.tsx';
import { staffQueries } from '../queries/staff.ts';
import { useFieldWords, type FieldInputProps } from './form.ts';

/** A page of the server's list of brands. */
const shownAtOnce = 50;

const optionOf = ({ name, slug }: { name: string; slug: string }) => ({
  value: slug,
  label: name,
  detail: `/${slug}`,
});

/** Names of the brands that are shown, a page of them at a time; the slug while a name is on its way. */
const useNames = (slugs: readonly string[]): ((slug: string) => string) => {
  const { brands } = useQueriesOf(staffQueries);
  const starts = Array.from({ length: Math.ceil(slugs.length / shownAtOnce) }, (_, page) => page * shownAtOnce);
  const pages = useQueries({
    queries: starts.map((start) => brands({ slugs: slugs.slice(start, start + shownAtOnce).join(',') })),
  });
  const names = new Map(pages.flatMap(({ data }) => data?.data.map(({ slug, name }) => [slug, name] as const) ?? []));
  return (slug) => names.get(slug) ?? slug;
};

/** Brands of the marketplace: found by part of their name, removed one by one. The document keeps their short names. */
export function BrandsField({ spec, path, value, onChange }: FieldInputProps) {
  const t = useTranslate();
  const { client } = useServices();
  const { label, message, tone } = useFieldWords(spec.name, path);
  const picker = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(shownAtOnce);
  const slugs = Array.isArray(value) ? value.map(String) : [];
  const first = slugs.slice(0, shown);
  const nameOf = useNames(first);
  const found = useRemoteOptions({
    name: 'staffBrands',
    read: client.staffBrands.list,
    option: optionOf,
    words: 'admin.brandSearch',
  });
  const remove = (slug: string): void => onChange({ value: slugs.filter((one) => one !== slug) });
  return (
    <Stack space="sm">
      <RemoteField
        ref={picker}
        label={label}
        message={message}
        tone={tone}
        placeholder={t('admin.retailerSearch.hint')}
        found={found}
        chosen={slugs}
        onToggle={({ option, isChosen }) =>
          isChosen ? onChange({ value: [option.value, ...slugs] }) : remove(option.value)
        }
      />
      <ChosenList
        caption={label}
        label={t('admin.brand')}
        count={t('admin.content.brandCount', { count: slugs.length })}
        rows={first.map((slug) => ({ id: slug, name: nameOf(slug) }))}
        left={slugs.length - shown}
        onMore={() => setShown(shown + shownAtOnce)}
        onRemove={({ id }) => {
          remove(id);
          picker.current?.focus();
        }}
      />
    </Stack>
  );
}
