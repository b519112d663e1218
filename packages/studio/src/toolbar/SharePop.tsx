import { useState } from 'react';
import { Button, TextField } from '@vitrine/ui';
import { useTranslate } from '../words.ts';
import { Pop } from './Pop.tsx';
import * as css from './toolbar.css.ts';

interface SharePopProps {
  /** Makes the address, whole; asked for when it is about to be seen. */
  makeLink: () => string;
  /** Whether there are logos, which stay behind. */
  hasLogos: boolean;
}

/** The whole branding as a link, to be copied. */
export const SharePop = ({ makeLink, hasLogos }: SharePopProps) => {
  const t = useTranslate();
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState(false);
  const open = () => {
    setLink(makeLink());
    setCopied(false);
  };
  // Without leave to write to the clipboard the link still stands there to be marked.
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Pop label={t('share')} icon="share" onOpen={open}>
      <div className={css.share}>
        <div className={css.linkRow}>
          <TextField label={t('share.link')} value={link} readOnly />
          <Button icon={copied ? 'check' : 'copy'} onPress={copy}>
            {t(copied ? 'share.copied' : 'share.copy')}
          </Button>
        </div>
        <p className={css.quiet} role="status">
          {copied ? t('share.copied') : null}
        </p>
        {hasLogos ? <p className={css.quiet}>{t('share.logos')}</p> : null}
      </div>
    </Pop>
  );
};
