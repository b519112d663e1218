import preview from '#storybook/preview';
import { expect, fn, within } from 'storybook/test';
import { Heading, Section, Text } from '../../../foundation/index.ts';
import { PageComparison } from './PageComparison.tsx';

const part = (title: string, text: string) => (
  <Section space="tight">
    <Heading level={2}>{title}</Heading>
    <Text>{text}</Text>
  </Section>
);

const long =
  'Everything is cut so that it can be let out, taken in and handed down. The looms are twelve, the promise is one, and nobody has ever asked for it in writing.';

const meta = preview.meta({
  title: 'Commerce/PageComparison',
  component: PageComparison,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Live page and draft',
    onEdit: fn(),
    parts: [
      { id: 'story', name: 'Story', changed: false, before: part('Story', long), after: part('Story', long) },
      {
        id: 'style',
        name: 'Style',
        changed: true,
        editable: true,
        summary: 'Live: Quiet shapes. Draft: Loud cloth.',
        before: part('Style', 'Quiet shapes.'),
        after: part('Style', 'Loud cloth.'),
      },
      { id: 'rating', name: 'Rating', changed: true, before: null, after: part('Rating', '97 % order again.') },
    ],
    labels: {
      sides: 'Page',
      before: 'Live page',
      after: 'Draft',
      onlyChanged: 'Only changed parts',
      previous: 'Previous change',
      next: 'Next change',
      position: ({ at, of }) => (at === 0 ? `${of} changes` : `Change ${at} of ${of}`),
      changed: ({ name }) => `${name}, changed`,
      edit: ({ name }) => `Edit ${name}`,
      missing: 'This page does not have this part.',
    },
  },
});

/** Both pages beside each other, the changed parts outlined. */
export const Playground = meta.story({
  parameters: { covers: ['D-049'] },
  play: async ({ args, canvas, userEvent }) => {
    const style = canvas.getByRole('region', { name: 'Style, changed' });
    await expect(style).toHaveAccessibleDescription('Live: Quiet shapes. Draft: Loud cloth.');
    await userEvent.click(within(style).getByRole('button', { name: 'Edit Style' }));
    await expect(args.onEdit).toHaveBeenCalledWith({ id: 'style' });
    const rating = within(canvas.getByRole('region', { name: 'Rating, changed' }));
    await expect(rating.queryByRole('button')).toBeNull();
  },
});

/** Buttons and keys lead from change to change, around and back. */
export const Steps = meta.story({
  name: 'From change to change',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next change' }));
    await expect(canvas.getByRole('region', { name: 'Style, changed' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('region', { name: 'Rating, changed' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Change 2 of 2');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('region', { name: 'Style, changed' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous change' }));
    await expect(canvas.getByRole('region', { name: 'Rating, changed' })).toHaveFocus();
  },
});

/** Parts that stay as they are can be left out. */
export const OnlyChanged = meta.story({
  name: 'Only changed parts',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText(long).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('switch', { name: 'Only changed parts' }));
    await expect(canvas.queryByText(long)).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Style, changed' })).toBeVisible();
  },
});

/** One page at a time where there is no room for two. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Loud cloth.')).toBeVisible();
    await expect(canvas.queryByText('Quiet shapes.')).toBeNull();
    await expect(canvas.queryByText(long)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Live page' }));
    await expect(canvas.getByText('Quiet shapes.')).toBeVisible();
    await expect(canvas.getByText('This page does not have this part.')).toBeVisible();
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' } });
