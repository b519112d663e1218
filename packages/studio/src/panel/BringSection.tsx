import { useState } from 'react';
import { Banner, Button, TextArea } from '@vitrine/ui';
import { Icon } from '@vitrine/ui/foundation';
import type { Received } from '../model/receive.ts';
import { useTranslate } from '../words.ts';
import { useDrop } from './LogoField.tsx';
import { Section } from './Section.tsx';
import * as css from './panel.css.ts';

interface BringSectionProps {
  received: Received | null;
  linkBroken: boolean;
  onFile: (choice: { file: File }) => void;
  onText: (paste: { text: string }) => void;
  onRepair: () => void;
  onCloseLink: () => void;
}

const accept = '.json,.css,.txt,image/png,image/jpeg,image/webp,image/svg+xml';

const Well = ({ onFile }: Pick<BringSectionProps, 'onFile'>) => {
  const t = useTranslate();
  return (
    <label className={css.well} {...useDrop(onFile)}>
      <input
        type="file"
        className={css.unseen}
        accept={accept}
        aria-label={t('bring.choose')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile({ file });
          event.currentTarget.value = '';
        }}
      />
      <Icon name="upload" size="sm" />
      <span>
        {t('bring.drop')} <span className={css.link}>{t('bring.choose')}</span>
      </span>
    </label>
  );
};

const Paste = ({ onText }: Pick<BringSectionProps, 'onText'>) => {
  const t = useTranslate();
  const [text, setText] = useState('');
  return (
    <details className={css.more}>
      <summary className={css.moreTitle}>{t('bring.paste')}</summary>
      <div className={css.paste}>
        <TextArea
          label={t('bring.pasteLabel')}
          hideLabel
          rows={4}
          value={text}
          onChange={({ value }) => setText(value)}
        />
        <Button size="sm" variant="secondary" onPress={() => onText({ text })} disabled={text.trim() === ''}>
          {t('bring.read')}
        </Button>
      </div>
    </details>
  );
};

const Problems = ({ received: { problems } }: { received: Received }) => {
  const t = useTranslate();
  return (
    <ul className={css.findings}>
      {problems.map(({ code, params, path, given, suggestion }) => (
        <li key={`${path} ${code}`}>
          {path === '' ? null : <code className={css.code}>{path} </code>}
          {t(`problem.${code}`, {
            ...params,
            path,
            given,
            suggestion: suggestion ?? '',
            hasSuggestion: suggestion === null ? 'no' : 'yes',
          })}
        </li>
      ))}
    </ul>
  );
};

const Notes = ({ received: { notes } }: { received: Received }) => {
  const t = useTranslate();
  if (notes.length === 0) return null;
  return (
    <details className={css.more}>
      <summary className={css.moreTitle}>{t('bring.notes', { count: notes.length })}</summary>
      <ul className={css.findings}>
        {notes.map(({ code, params, path, from, given }) => (
          <li key={`${path} ${code} ${from}`}>{t(`note.${code}`, { ...params, path, from, given })}</li>
        ))}
      </ul>
    </details>
  );
};

/** What came of a file: taken, taken after a repair that is accepted, or refused with the reasons. */
const Findings = ({ received, onRepair }: { received: Received; onRepair: () => void }) => {
  const t = useTranslate();
  const { branding, repaired, format, file } = received;
  const kind = format ? t(`format.${format}`) : '';
  if (branding)
    return (
      <Banner
        tone="positive"
        title={file === '' ? t('bring.takenText', { format: kind }) : t('bring.taken', { file, format: kind })}
      >
        <Notes received={received} />
      </Banner>
    );
  return (
    <Banner
      tone={repaired ? 'caution' : 'critical'}
      title={t(repaired ? 'bring.repairable' : 'bring.refused')}
      action={
        repaired ? (
          <Button size="sm" variant="secondary" onPress={onRepair}>
            {t('bring.repair')}
          </Button>
        ) : undefined
      }
    >
      <Problems received={received} />
    </Banner>
  );
};

/** Where one begins: a logo, a file of another tool or a text, dropped, chosen or pasted, and what was found in it. */
export const BringSection = ({ received, linkBroken, onFile, onText, onRepair, onCloseLink }: BringSectionProps) => {
  const t = useTranslate();
  return (
    <Section title={t('bring.title')}>
      {linkBroken ? (
        <Banner tone="critical" onClose={onCloseLink} closeLabel={t('close')}>
          {t('link.broken')}
        </Banner>
      ) : null}
      <Well onFile={onFile} />
      <Paste onText={onText} />
      {received ? <Findings received={received} onRepair={onRepair} /> : null}
    </Section>
  );
};
