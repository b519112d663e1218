import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notAllowedWords } from '../../../testing/words/dialogs.ts';
import { whyWords } from '../../../testing/words/why.ts';
import { WhyPanel } from '../../company/WhyPanel/index.ts';
import { NotAllowedDialog, type NotAllowedDialogProps } from './NotAllowedDialog.tsx';

const NotAllowed = (props: Omit<NotAllowedDialogProps, 'labels'>) => (
  <NotAllowedDialog {...props} labels={useLabels(notAllowedWords)} />
);

const Panel = () => (
  <WhyPanel
    question="Why can’t I use this list?"
    rule="Only approved retailers download and import lists of products, because they show wholesale prices."
    owner="Vitrine sets it for all brands."
    next="We are looking at your registration. You will get an e-mail; there is nothing for you to do."
    labels={useLabels(whyWords)}
  />
);

const meta = preview.meta({
  title: 'Commerce/NotAllowedDialog',
  component: NotAllowed,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, text: 'You are not allowed to import an editable list', onClose: fn() },
});

/** Names the action and closes by its button. */
export const Playground = meta.story({
  name: 'Not allowed',
  parameters: { covers: ['M-31'] },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Not allowed' });
    await waitFor(() =>
      expect(within(dialog).getByText('You are not allowed to import an editable list')).toBeVisible(),
    );
    const [, close] = within(dialog).getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('The dialog has a button of its own');
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const WithReason = meta.story({
  args: {
    text: 'You are not allowed to download an editable cart',
    reason: 'Your registration is awaiting approval.',
  },
});
/** A panel explains the rule, its owner and the next step. */
export const WithPanel = meta.story({
  args: { text: 'You are not allowed to import an editable list', children: <Panel /> },
});
export const LongText = meta.story({
  args: {
    text: 'Sie dürfen den bearbeitbaren Warenkorb erst herunterladen oder einlesen, wenn Ihre Registrierung bestätigt ist.',
    reason:
      'Your registration is awaiting approval. Please ensure your profile includes your address, website, and social media accounts to expedite the release.',
  },
});
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
