import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { SearchField, type SearchFieldProps } from '@vitrine/ui/components/SearchField';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { searchQueries } from '../../queries/search.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { useDebounced } from '../useDebounced.ts';
import { useTranslate } from '../useTranslate.ts';
import { useDialogs, type DialogViewProps } from './dialogState.tsx';

/** Milliseconds without a key before the server is asked. */
const SETTLED = 200;

type Suggestions = NonNullable<SearchFieldProps['suggestions']>;

/** Suggestions for what is typed, each with the path it leads to as its id, and where Enter alone leads. */
interface Search {
  suggestions: Suggestions;
  /** The server has answered for what is typed, and found nothing. */
  isEmpty: boolean;
  all: string;
}

/** Brands and products, for members. */
const useEverything = (typed: string): Search => {
  const t = useTranslate();
  const { client } = useServices();
  const asked = useDebounced(typed, SETTLED);
  const { data, isPlaceholderData } = useQuery(searchQueries(client).find(asked));
  const isAnswered = data !== undefined && !isPlaceholderData && asked === typed;
  const brands = (data?.brands ?? []).map(({ name, slug, logo, matched }) => ({
    id: paths.brand(slug),
    label: name,
    detail: [t('product.findBrand'), ...(matched ?? [])].join(' · '),
    picture: logo,
  }));
  const products = (data?.products ?? []).map(({ id, name, reference_code: code, seller, picture_thumbnail }) => ({
    id: paths.product(id),
    label: name,
    detail: `${code} · ${seller}`,
    picture: picture_thumbnail,
  }));
  return {
    suggestions: typed === '' ? [] : [...brands, ...products],
    isEmpty: isAnswered && brands.length + products.length === 0,
    all: paths.products({ search: typed }),
  };
};

/** Brands alone: products are for members. */
const useBrands = (typed: string): Search => {
  const { queries } = useServices();
  const asked = useDebounced(typed, SETTLED);
  const { data } = useQuery(queries.brands.autocomplete(asked));
  const brands = (data ?? []).map(({ name, slug, matched }) => ({
    id: paths.brand(slug),
    label: name,
    detail: matched?.join(', '),
  }));
  return {
    suggestions: typed === '' ? [] : brands,
    isEmpty: asked === typed && data?.length === 0,
    all: paths.brands({ search: typed }),
  };
};

interface FieldProps {
  text: string;
  onChange: (change: { value: string }) => void;
  onGo: (choice: { path: string }) => void;
}

interface PlainFieldProps extends FieldProps {
  search: Search;
  words: { label: string; placeholder: string; hint: string; none: string };
}

function Field({ text, onChange, onGo, search, words }: PlainFieldProps) {
  const t = useTranslate();
  return (
    <Stack space="sm">
      <SearchField
        startsFocused
        label={words.label}
        placeholder={words.placeholder}
        clear={t('product.clearSearch')}
        value={text}
        onChange={onChange}
        suggestions={search.suggestions}
        none={search.isEmpty ? words.none : undefined}
        onPick={({ id }) => onGo({ path: id })}
        onSubmit={({ value }) => value.trim() !== '' && onGo({ path: search.all })}
      />
      <Text size="sm" tone="muted">
        {words.hint}
      </Text>
    </Stack>
  );
}

function MembersField(props: FieldProps) {
  const t = useTranslate();
  const words = {
    label: t('product.findLabel'),
    placeholder: t('product.findPlaceholder'),
    hint: t('product.findHint'),
    none: t('product.findNone'),
  };
  return <Field {...props} search={useEverything(props.text.trim())} words={words} />;
}

function VisitorsField(props: FieldProps) {
  const t = useTranslate();
  const words = {
    label: t('directory.search'),
    placeholder: t('directory.searchPlaceholder'),
    hint: t('directory.findHint'),
    none: t('directory.noSuggestions'),
  };
  return <Field {...props} search={useBrands(props.text.trim())} words={words} />;
}

/** One field over any screen: arrows and Enter open a suggestion, Enter alone lists all that matches. */
export default function SearchView({ dialog }: DialogViewProps<'search'>) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { user } = useSession();
  const { close } = useDialogs();
  const [text, setText] = useState(dialog.text ?? '');
  const go = ({ path }: { path: string }): void => {
    close();
    void navigate(path);
  };
  const OfViewer = user ? MembersField : VisitorsField;
  return (
    <Dialog open onClose={close} title={t('app.nav.search')} closeLabel={t('product.close')}>
      <OfViewer text={text} onChange={({ value }) => setText(value)} onGo={go} />
    </Dialog>
  );
}
