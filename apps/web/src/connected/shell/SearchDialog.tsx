import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { SearchField } from '@vitrine/ui/components/SearchField';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { searchQueries } from '../../queries/search.ts';
import { useServices } from '../../queries/services.ts';
import { useDebounced } from '../useDebounced.ts';
import { useTranslate } from '../useTranslate.ts';

/** Milliseconds without a key before the server is asked. */
const SETTLED = 200;

/** What is suggested for a text, and where each suggestion leads. */
const useSuggestions = (text: string) => {
  const t = useTranslate();
  const { client } = useServices();
  const asked = useDebounced(text.trim(), SETTLED);
  const { data } = useQuery(searchQueries(client).find(asked));
  if (!data || text.trim() === '') return [];
  return [
    ...data.brands.map(({ name, slug, logo }) => ({
      id: paths.brand(slug),
      label: name,
      detail: t('product.findBrand'),
      picture: logo,
    })),
    ...data.products.map(({ id, name, reference_code: code, seller, picture_thumbnail: picture }) => ({
      id: paths.product(id),
      label: name,
      detail: `${code} · ${seller}`,
      picture,
    })),
  ];
};

/** Brands and products in one field: arrows and Enter open a suggestion, Enter alone lists all products that match. */
export default function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const suggestions = useSuggestions(text);
  const go = (path: string): void => {
    onClose();
    setText('');
    void navigate(path);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('product.find')} closeLabel={t('product.close')}>
      <Stack space="sm">
        <SearchField
          startsFocused
          label={t('product.findLabel')}
          placeholder={t('product.findPlaceholder')}
          clear={t('product.clearSearch')}
          value={text}
          onChange={({ value }) => setText(value)}
          suggestions={suggestions}
          onPick={({ id }) => go(id)}
          onSubmit={({ value }) => value.trim() !== '' && go(paths.products({ search: value.trim() }))}
        />
        <Text size="sm" tone="muted">
          {t('product.findHint')}
        </Text>
      </Stack>
    </Dialog>
  );
}
