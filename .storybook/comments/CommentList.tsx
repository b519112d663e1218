// Storybook compiles the manager to calls of `React.createElement`.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { useManagerWords } from '../tools/useManagerWords.ts';
import { usePartnerName } from '../tools/usePartnerName.ts';
import type { Comment } from './review.ts';

const List = styled.ul({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

const Item = styled.li(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: 8,
  border: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
}));

const Small = styled.span(({ theme }) => ({ fontSize: theme.typography.size.s1, color: theme.textMutedColor }));

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

interface CommentListProps {
  title: string;
  comments: readonly Comment[];
  canSettle: boolean;
  onSettle: (id: string) => void;
}

/** Comments with who wrote them, on which look, and whether they are settled. */
export const CommentList = ({ title, comments, canSettle, onSettle }: CommentListProps) => {
  const nameOf = usePartnerName();
  const t = useManagerWords();
  const [, updateGlobals] = useGlobals();
  if (comments.length === 0) return null;
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <List>
        {comments.map(({ id, by, text, at, partner, mode, locale, settled }) => (
          <Item key={id}>
            <span>{text}</span>
            <Small>
              {by}, {at.slice(0, 10)} · {nameOf(partner)}, {t(mode)}, {locale}
            </Small>
            <Row>
              <Button
                size="small"
                ariaLabel={false}
                onClick={() => updateGlobals({ partner, mode: mode === 'own' ? undefined : mode, locale })}
              >
                {t('show')}
              </Button>
              {settled ? (
                <Small>{t('settledBy', { by: settled.by })}</Small>
              ) : (
                <Button size="small" ariaLabel={false} disabled={!canSettle} onClick={() => onSettle(id)}>
                  {t('settle')}
                </Button>
              )}
            </Row>
          </Item>
        ))}
      </List>
    </section>
  );
};
