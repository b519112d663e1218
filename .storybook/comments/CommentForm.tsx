// Storybook compiles the manager to calls of `React.createElement`.
import * as React from 'react';
import { Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { useManagerWords } from '../tools/useManagerWords.ts';
import { usePartnerName } from '../tools/usePartnerName.ts';
import type { Look } from './review.ts';

const Fields = styled.form({ display: 'grid', gap: 8 });

const Label = styled.label({ display: 'grid', gap: 4 });

interface CommentFormProps {
  look: Look;
  by: string;
  onRename: (name: string) => void;
  onSend: (text: string) => void;
}

/** Takes a comment on the look that is shown. */
export const CommentForm = ({ look, by, onRename, onSend }: CommentFormProps) => {
  const nameOf = usePartnerName();
  const t = useManagerWords();
  const [text, setText] = React.useState('');
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    onSend(text.trim());
    setText('');
  };
  return (
    <Fields onSubmit={send}>
      <Label>
        {t('name')}
        <Form.Input value={by} required autoComplete="name" onChange={(event) => onRename(event.currentTarget.value)} />
      </Label>
      <Label>
        {t('commentOn', { partner: nameOf(look.partner), mode: t(look.mode), locale: look.locale })}
        <Form.Textarea value={text} required onChange={(event) => setText(event.currentTarget.value)} />
      </Label>
      <div>
        <Button type="submit" size="small" variant="solid" ariaLabel={false} disabled={!text.trim() || !by.trim()}>
          {t('pin')}
        </Button>
      </div>
    </Fields>
  );
};
