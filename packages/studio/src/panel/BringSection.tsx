import { useState } from 'react';
import { Banner, Button, TextArea } from '@vitrine/ui';
import { Icon } from '@vitrine/ui/foundation';
import type { Received } from '../model/receive.ts';
import { useSay } from '../words.ts';
import { useDrop } from './LogoField.tsx';
import { Section } from './Section.tsx';
import * as css from './panel.css.ts';

interface BringSectionProps {
  received: Received | null;
  linkBroken: boolean;
  onFile: (file: File) => void;
  onText: (text: string) => void;
  onRepair: () => void;
  onCloseLink: () => void;
}

const accept = '.json,.css,.txt,image/png,image/jpeg,image/webp,image/svg+xml';

const Well = ({ onFile }: Pick<BringSectionProps, 'onFile'>) => {
  const say = useSay();
  return (
    <label className={css.well} {...useDrop(onFile)}>
      <input
        type="file"
        className={css.unseen}
        accept={accept}
        aria-label={say('bring.choose')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
      <Icon name="upload" size="sm" />
      <span>
        {say('bring.drop')} <span className={css.link}>{say('bring.choose')}</span>
      </span>
    </label>
  );
};

const Paste = ({ onText }: Pick<BringSectionProps, 'onText'>) => {
  const say = useSay();
  const [text, setText] = useState('');
  return (
    <details className={css.more}>
      <summary className={css.moreTitle}>{say('bring.paste')}</summary>
      <div className={css.paste}>
        <TextArea label={say('bring.pasteLabel')} hideLabel rows={4} value={text} onChange={setText} />
        <Button size="sm" variant="secondary" onPress={() => onText(text)} disabled={text.trim() === ''}>
          {say('bring.read')}
        </Button>
      </div>
    </details>
  );
};

const Problems = ({ received: { problems } }: { received: Received }) => {
  const say = useSay();
  return (
    <ul className={css.findings}>
      {problems.map(({ code, params, path, given, suggestion }) => (
        <li key={`${path} ${code}`}>
          {path === '' ? null : <code className={css.code}>{path} </code>}
          {say(`problem.${code}`, {
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
  const say = useSay();
  if (notes.length === 0) return null;
  return (
    <details className={css.more}>
      <summary className={css.moreTitle}>{say('bring.notes', { count: notes.length })}</summary>
      <ul className={css.findings}>
        {notes.map(({ code, params, path, from, given }) => (
          <li key={`${path} ${code} ${from}`}>{say(`note.${code}`, { ...params, path, from, given })}</li>
        ))}
      </ul>
    </details>
  );
};

/** What came of a file: taken, taken after a repair that is accepted, or refused with the reasons. */
const Findings = ({ received, onRepair }: { received: Received; onRepair: () => void }) => {
  const say = useSay();
  const { branding, repaired, format, file } = received;
  const kind = format ? say(`format.${format}`) : '';
  if (branding)
    return (
      <Banner
        tone="positive"
        title={file === '' ? say('bring.takenText', { format: kind }) : say('bring.taken', { file, format: kind })}
      >
        <Notes received={received} />
      </Banner>
    );
  return (
    <Banner
      tone={repaired ? 'caution' : 'critical'}
      title={say(repaired ? 'bring.repairable' : 'bring.refused')}
      action={
        repaired ? (
          <Button size="sm" variant="secondary" onPress={onRepair}>
            {say('bring.repair')}
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
  const say = useSay();
  return (
    <Section title={say('bring.title')}>
      {linkBroken ? (
        <Banner tone="critical" onClose={onCloseLink} closeLabel={say('close')}>
          {say('link.broken')}
        </Banner>
      ) : null}
      <Well onFile={onFile} />
      <Paste onText={onText} />
      {received ? <Findings received={received} onRepair={onRepair} /> : null}
    </Section>
  );
};
