import preview from '#storybook/preview';
import { useLabels } from '#storybook/labels';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { eventErrorWords } from '../../testing/words/dialogs.ts';
import { EventErrorDialog, type EventErrorDialogProps } from './EventErrorDialog.tsx';

const EventError = (props: Omit<EventErrorDialogProps, 'labels'>) => (
  <EventErrorDialog {...props} labels={useLabels(eventErrorWords)} />
);

const meta = preview.meta({
  title: 'Sections/EventErrorDialog',
  component: EventError,
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: { open: true, onClose: fn() },
});

/** Says that the event could not be tagged, and leads to the landing page when it closes. */
export const Playground = meta.story({
  name: 'Event not tagged',
  parameters: { covers: ['M-20', 'S-051'] },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Error!' });
    await waitFor(() =>
      expect(
        within(dialog).getByText('An error ocurred trying to tag the event. Please, try again later.'),
      ).toBeVisible(),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const LongText = meta.story({ globals: { locale: 'pseudo' } });
export const Portuguese = meta.story({ globals: { locale: 'pt-BR' } });
export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
export const Narrow = meta.story({ name: '320 px', globals: { viewport: { value: 'small' } } });
