import { useMemo, useState } from 'react';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { TextField } from '@vitrine/ui/components/TextField';
import { Heading, Stack, Text } from '@vitrine/ui/foundation';
import { AllFaces } from '../blocks/Scope.tsx';
import { contentsWords } from '../words/contents.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './contents.css.ts';
import { docsByTitle, pageOf } from './docsOf.ts';
import { find } from './find.ts';
import type { Entry, Hit } from './find.ts';
import { sampleWords } from './sampleWords.ts';

const allEntries = (): Entry[] => {
  const shown = sampleWords();
  return [...docsByTitle].map(([title, { purpose, content = [] }]) => ({
    title,
    purpose,
    words: [...new Set((shown.get(title) ?? []).map(([english]) => english)), ...content],
  }));
};

const Found = ({ title, purpose, because }: Hit) => (
  <li className={css.entry}>
    <a className={css.link} href={pageOf(title)} target="_top">
      {title.split('/')[1]}
    </a>
    <Text as="span" size="xs" tone="muted" caps>
      {title.split('/')[0]}
    </Text>
    <Text size="sm" tone="muted">
      {purpose.replaceAll('`', '')}
    </Text>
    {because ? <Text size="sm">“{because}”</Text> : null}
  </li>
);

/** Every component, found by its name, its purpose, or the words it shows. */
export const Contents = () => {
  const entries = useMemo(() => allEntries(), []);
  const t = useWords(contentsWords);
  const [search, setSearch] = useState('');
  const found = find(entries, search);
  return (
    <main className={css.page}>
      <AllFaces />
      <Stack space="md">
        <Heading level={1} size="xl">
          {t('title')}
        </Heading>
        <Text size="lg" tone="muted" measure>
          {t('intro')}
        </Text>
      </Stack>
      <div className={css.search} role="search">
        <TextField
          type="search"
          icon="search"
          label={t('search')}
          value={search}
          onChange={({ value }) => setSearch(value)}
        />
      </div>
      <p className={css.count} role="status">
        {t('found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <ul className={css.list}>
          {found.map((hit) => (
            <Found key={hit.title} {...hit} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('nothing', { search })} text={t('hint')} level={2} />
      )}
    </main>
  );
};
