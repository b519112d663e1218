import { tokenDocs } from '@vitrine/tokens/docs';
import { useState } from 'react';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Select } from '@vitrine/ui/components/Select';
import { TextField } from '@vitrine/ui/components/TextField';
import { Stack } from '@vitrine/ui/foundation';
import { tokensWords } from '../words/tokens.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './table.css.ts';
import { TokenTable } from './TokenTable.tsx';
import { useTokenText } from './useTokenText.ts';
import { matches } from './values.ts';

const layers = ['mode', 'brand', 'component'] as const;

/** Every token of the contract, to be found by any of its names. */
export const TokenExplorer = () => {
  const t = useWords(tokensWords);
  const textOf = useTokenText();
  const [search, setSearch] = useState('');
  const [layer, setLayer] = useState('');
  const found = tokenDocs.filter(
    (token) => (layer === '' || token.layer === layer) && matches({ ...token, description: textOf(token) }, search),
  );
  return (
    <Stack space="lg">
      <div className={css.tools}>
        <TextField
          label={t('find')}
          type="search"
          icon="search"
          placeholder={t('example')}
          value={search}
          onChange={({ value }) => setSearch(value)}
        />
        <Select
          label={t('layer')}
          options={[{ value: '', label: t('everyLayer') }, ...layers.map((value) => ({ value, label: t(value) }))]}
          value={layer}
          onChange={({ value }) => setLayer(value)}
        />
        <p className={css.count} role="status">
          {t('count', { found: found.length, all: tokenDocs.length })}
        </p>
      </div>
      {found.length === 0 ? <EmptyState title={t('none')} text={t('noneText')} /> : <TokenTable tokens={found} />}
    </Stack>
  );
};
