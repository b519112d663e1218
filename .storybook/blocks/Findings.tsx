import type { Format } from '@vitrine/tokens/exchange';
import type { importAny } from '@vitrine/tokens/exchange';
import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { exchangeWords } from '../words/exchange.ts';
import { useStudioWords, useWords } from '../words/useWords.ts';
import { Code } from './Page.tsx';

type Imported = ReturnType<typeof importAny>;

const Problems = ({ problems, mended }: { problems: Imported['problems']; mended: boolean }) => {
  const t = useWords(exchangeWords);
  const studio = useStudioWords();
  return (
    <Banner tone={mended ? 'caution' : 'critical'} title={t(mended ? 'mended' : 'unreadable')}>
      <Stack as="ul" space="sm">
        {problems.map(({ path, code, params, given, suggestion }) => (
          <li key={`${path} ${code}`}>
            {path === '' ? null : (
              <>
                <Code>{path}</Code>:{' '}
              </>
            )}
            {studio(`problem.${code}`, {
              ...params,
              path,
              given,
              suggestion: suggestion ?? '',
              hasSuggestion: suggestion === null ? 'no' : 'yes',
            })}
          </li>
        ))}
      </Stack>
    </Banner>
  );
};

const Notes = ({ notes }: { notes: Imported['notes'] }) => {
  const t = useWords(exchangeWords);
  const studio = useStudioWords();
  return (
    <Stack space="xs">
      <Text weight="strong">{t('notes')}</Text>
      <ul>
        {notes.map(({ path, code, params, from, given }) => (
          <li key={`${path} ${code}`}>
            <Text as="span" size="sm" tone="muted">
              {studio(`note.${code}`, { ...params, path, from, given })}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
};

/** What came out of a file: its kind, what is wrong with it and how to put it right, what was taken from where. */
export const Findings = ({ format, imported }: { format: Format | null; imported: Imported }) => {
  const t = useWords(exchangeWords);
  const { branding, problems, repaired, notes } = imported;
  return (
    <Stack space="md">
      <Inline>
        <Badge tone="accent">{t(format ? `format.${format}` : 'unknown')}</Badge>
        {branding && problems.length === 0 ? <Badge tone="positive">{t('valid')}</Badge> : null}
      </Inline>
      {problems.length > 0 ? <Problems problems={problems} mended={(branding ?? repaired) !== null} /> : null}
      {notes.length > 0 ? <Notes notes={notes} /> : null}
    </Stack>
  );
};
