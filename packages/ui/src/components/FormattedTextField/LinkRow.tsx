import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Inline } from '../../foundation/index.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { isAllowedLink } from './schema.ts';
import type { FormattedTextLabels } from './labels.ts';
import * as css from './FormattedTextField.css.ts';

interface LinkRowProps {
  /** Where the link leads now; undefined for a new one. */
  href: string | undefined;
  /** '' takes the link away. */
  onApply: (change: { href: string }) => void;
  onClose: () => void;
  labels: FormattedTextLabels;
}

/** Asks for the address of a link, below the toolbar. */
export const LinkRow = ({ href, onApply, onClose, labels }: LinkRowProps) => {
  const [typed, setTyped] = useState(href ?? 'https://');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const apply = (): void => {
    const address = typed.trim();
    if (isAllowedLink(address)) onApply({ href: address });
    else setWrong(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // The form around the text is not sent.
    event.preventDefault();
    apply();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field and buttons inside
    <div data-part="link" className={css.link} onKeyDown={onKeyDown}>
      <TextField
        label={labels.address}
        value={typed}
        spellCheck={false}
        autoComplete="off"
        ref={field}
        tone={isWrong ? 'critical' : 'neutral'}
        message={isWrong ? labels.wrongAddress : undefined}
        onChange={({ value }) => {
          setTyped(value);
          setWrong(false);
        }}
      />
      <Inline space="xs">
        <Button size="sm" onPress={apply}>
          {labels.apply}
        </Button>
        {href === undefined ? null : (
          <Button size="sm" variant="secondary" onPress={() => onApply({ href: '' })}>
            {labels.removeLink}
          </Button>
        )}
        <Button size="sm" variant="quiet" onPress={onClose}>
          {labels.cancel}
        </Button>
      </Inline>
    </div>
  );
};
