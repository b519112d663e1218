import type { Format } from '@vitrine/tokens/exchange';
import type { importAny } from '@vitrine/tokens/exchange';
import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { Code } from './Page.tsx';

type Imported = ReturnType<typeof importAny>;

const formats: Record<Format, string> = {
  branding: 'Branding document',
  tokens: 'Design tokens',
  css: 'CSS custom properties',
  share: 'Shared link',
};

const Problems = ({ problems, mended }: { problems: Imported['problems']; mended: boolean }) => (
  <Banner
    tone={mended ? 'caution' : 'critical'}
    title={
      mended ? 'Not a valid branding yet; the preview shows the suggested repair' : 'Nothing could be read from this'
    }
  >
    <Stack as="ul" space="sm">
      {problems.map(({ path, code, message }) => (
        <li key={`${path} ${code}`}>
          {path === '' ? null : (
            <>
              <Code>{path}</Code>:{' '}
            </>
          )}
          {message}
        </li>
      ))}
    </Stack>
  </Banner>
);

const Notes = ({ notes }: { notes: Imported['notes'] }) => (
  <Stack space="xs">
    <Text weight="strong">What was taken from where</Text>
    <ul>
      {notes.map(({ path, code, message }) => (
        <li key={`${path} ${code}`}>
          <Text as="span" size="sm" tone="muted">
            {message}
          </Text>
        </li>
      ))}
    </ul>
  </Stack>
);

/** What came out of a file: its kind, what is wrong with it and how to put it right, what was taken from where. */
export const Findings = ({ format, imported }: { format: Format | null; imported: Imported }) => {
  const { branding, problems, repaired, notes } = imported;
  return (
    <Stack space="md">
      <Inline>
        <Badge tone="accent">{format ? formats[format] : 'Unknown format'}</Badge>
        {branding && problems.length === 0 ? <Badge tone="positive">Valid</Badge> : null}
      </Inline>
      {problems.length > 0 ? <Problems problems={problems} mended={(branding ?? repaired) !== null} /> : null}
      {notes.length > 0 ? <Notes notes={notes} /> : null}
    </Stack>
  );
};
