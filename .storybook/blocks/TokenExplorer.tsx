import { tokenDocs } from '@vitrine/tokens/docs';
import { useState } from 'react';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Select } from '@vitrine/ui/components/Select';
import { TextField } from '@vitrine/ui/components/TextField';
import { Stack } from '@vitrine/ui/foundation';
import * as css from './table.css.ts';
import { TokenTable } from './TokenTable.tsx';
import { matches } from './values.ts';

const layers = [
  { value: '', label: 'Every layer' },
  { value: 'mode', label: 'Mode: colours, light and dark' },
  { value: 'brand', label: 'Brand: type, shape, room' },
  { value: 'component', label: 'Component: single parts' },
];

/** Every token of the contract, to be found by any of its names. */
export const TokenExplorer = () => {
  const [search, setSearch] = useState('');
  const [layer, setLayer] = useState('');
  const found = tokenDocs.filter((token) => (layer === '' || token.layer === layer) && matches(token, search));
  return (
    <Stack space="lg">
      <div className={css.tools}>
        <TextField
          label="Find a token"
          type="search"
          icon="search"
          placeholder="ground raised, --v-button, radius…"
          value={search}
          onChange={({ value }) => setSearch(value)}
        />
        <Select label="Layer" options={layers} value={layer} onChange={({ value }) => setLayer(value)} />
        <p className={css.count} role="status">
          {found.length} of {tokenDocs.length} tokens
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title="No token of that name"
          text="Search by path, CSS variable, Figma name, or by a word of what it is for."
        />
      ) : (
        <TokenTable tokens={found} />
      )}
    </Stack>
  );
};
