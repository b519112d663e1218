// Storybook compiles the manager to calls of `React.createElement`.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { useManagerWords } from '../tools/useManagerWords.ts';
import { usePartnerName } from '../tools/usePartnerName.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import { Exchange } from './Exchange.tsx';
import { addComment, commentsOn, decide, settle } from './review.ts';
import type { Decision } from './review.ts';
import { changeReview, getReview, getReviewer, setReviewer, subscribe } from './store.ts';
import { useLook } from './useLook.ts';

const Panel = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  maxInlineSize: '60rem',
  fontSize: theme.typography.size.s2,
}));

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

interface DecisionsProps {
  partner: string;
  by: string;
}

const Where = styled.p(({ theme }) => ({ margin: 0, color: theme.textMutedColor }));

/** What people say about the theme that is shown, with the reader's own decision as two buttons. */
const Decisions = ({ partner, by }: DecisionsProps) => {
  const nameOf = usePartnerName();
  const t = useManagerWords();
  const { verdicts } = React.useSyncExternalStore(subscribe, getReview);
  const said = verdicts.filter((one) => one.partner === partner);
  const say = (decision: Decision) =>
    changeReview((review) => decide(review, { partner, by, decision, at: new Date().toISOString() }));
  return (
    <Row>
      <strong>{t('theme', { partner: nameOf(partner) })}</strong>
      {(['approve', 'needs work'] as const).map((decision) => (
        <Button key={decision} size="small" ariaLabel={false} disabled={!by} onClick={() => say(decision)}>
          {t(decision)}
        </Button>
      ))}
      <span role="status">
        {said.map((one) => t(`said.${one.decision}`, { by: one.by })).join(' · ') || t('undecided')}
      </span>
    </Row>
  );
};

/** Comments on what is shown, pinned to story, partner, mode and language. */
export const CommentsPanel = () => {
  const look = useLook();
  const t = useManagerWords();
  const review = React.useSyncExternalStore(subscribe, getReview);
  const [by, setBy] = React.useState(getReviewer);
  const { here, elsewhere } = commentsOn(review, look);
  const now = () => new Date().toISOString();
  const rename = (name: string) => {
    setBy(name);
    setReviewer(name.trim());
  };
  const close = (id: string) => changeReview((held) => settle(held, id, by.trim(), now()));
  return (
    <Panel>
      <Decisions partner={look.partner} by={by.trim()} />
      <CommentForm
        look={look}
        by={by}
        onRename={rename}
        onSend={(text) =>
          changeReview((held) => addComment(held, { ...look, id: crypto.randomUUID(), by: by.trim(), text, at: now() }))
        }
      />
      <CommentList title={t('here')} comments={here} canSettle={Boolean(by.trim())} onSettle={close} />
      <CommentList title={t('elsewhere')} comments={elsewhere} canSettle={Boolean(by.trim())} onSettle={close} />
      <Where>{t('where')}</Where>
      <Exchange />
    </Panel>
  );
};
