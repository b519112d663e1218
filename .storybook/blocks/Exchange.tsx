import type { Branding } from '@vitrine/tokens';
import { detect, importAny } from '@vitrine/tokens/exchange';
import { useState } from 'react';
import { Button } from '@vitrine/ui/components/Button';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { Heading, Stack, Text } from '@vitrine/ui/foundation';
import { modes } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { save } from '@vitrine/studio/files';
import { useFormat } from '../labels.ts';
import { exchangeWords } from '../words/exchange.ts';
import { useWords } from '../words/useWords.ts';
import { downloadsOf } from './downloads.ts';
import type { Download } from './downloads.ts';
import { FileWell } from './FileWell.tsx';
import { Findings } from './Findings.tsx';
import { Code } from './Page.tsx';
import { PartnerShop } from './PartnerShop.tsx';
import { AllFaces } from './Scope.tsx';
import { pair } from './partners.css.ts';
import * as css from './steps.css.ts';

const Files = ({ branding, onSave }: { branding: Branding; onSave: (file: Download) => void }) => {
  const t = useWords(exchangeWords);
  const format = useFormat();
  return (
    <ul className={css.files}>
      {downloadsOf(branding).map((file) => (
        <li key={file.name} className={css.file}>
          <Stack space="xxs">
            <Code>{file.name}</Code>
            <Text size="sm" tone="muted">
              {format(file.use)}
            </Text>
          </Stack>
          <Button
            variant="secondary"
            size="sm"
            icon="download"
            label={t('downloadFile', { name: file.name })}
            onPress={() => onSave(file)}
          >
            {t('download')}
          </Button>
        </li>
      ))}
    </ul>
  );
};

interface ExchangeProps {
  /** What is shown until a file is read. */
  start: Branding;
  partner: Partner;
  onSave?: (file: Download) => void;
}

/** A branding from any file it can come from, seen on real parts, and away again in any form. */
export const Exchange = ({ start, partner, onSave = save }: ExchangeProps) => {
  const t = useWords(exchangeWords);
  const [{ text, name }, setGiven] = useState({ text: '', name: '' });
  const imported = text.trim() === '' ? undefined : importAny(text, name, start);
  const branding = imported?.branding ?? imported?.repaired ?? start;
  return (
    <Stack space="xxl">
      <AllFaces />
      <div className={css.columns}>
        <Stack space="md">
          <Heading level={2} size="md">
            {t('bring')}
          </Heading>
          <FileWell onFile={setGiven} />
          <TextArea
            label={t('paste')}
            rows={8}
            value={text}
            onChange={({ value: next }) => setGiven({ text: next, name: '' })}
          />
          {imported ? <Findings format={detect(text, name)} imported={imported} /> : null}
        </Stack>
        <Stack space="md">
          <Heading level={2} size="md">
            {t('takeAway')}
          </Heading>
          <Files branding={branding} onSave={onSave} />
        </Stack>
      </div>
      <Stack space="md">
        <Heading level={2} size="md">
          {t('worn')}
        </Heading>
        <div className={pair}>
          {modes.map((mode) => (
            <PartnerShop key={mode} partner={partner} mode={mode} branding={branding} />
          ))}
        </div>
      </Stack>
    </Stack>
  );
};
