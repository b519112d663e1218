import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, within } from 'storybook/test';
import { notificationChoicesWords } from '../../../testing/words/notification.ts';
import { NotificationChoices } from './NotificationChoices.tsx';
import type { NotificationChoicesProps } from './NotificationChoices.tsx';

const Choices = (props: Omit<NotificationChoicesProps, 'labels'>) => (
  <NotificationChoices {...props} labels={useLabels(notificationChoicesWords)} />
);

const meta = preview.meta({
  title: 'Commerce/NotificationChoices',
  component: Choices,
  args: {
    choices: {
      order: 'mail',
      message: 'list',
      connection: 'list',
      approval: 'off',
    } as NotificationChoicesProps['choices'],
    onChange: fn(),
  },
});

/** Each kind has a choice of its own. */
export const Playground = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const messages = within(canvas.getByRole('radiogroup', { name: 'Messages' }));
    await expect(messages.getByRole('radio', { name: 'In the list' })).toBeChecked();
    await userEvent.click(messages.getByRole('radio', { name: 'Also in a daily mail' }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'message', choice: 'mail' });
  },
});

export const Saved = meta.story({ args: { outcome: 'Saved' } });
export const Loading = meta.story({ args: { choices: undefined } });
export const Failed = meta.story({ args: { choices: undefined, onRetry: fn() } });
export const Portuguese = meta.story({ name: 'pt-BR', globals: { locale: 'pt-BR' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
