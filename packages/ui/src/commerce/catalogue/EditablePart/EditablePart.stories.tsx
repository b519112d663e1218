import preview from '#storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextArea } from '../../../components/TextArea/index.ts';
import { Heading, Section, Text } from '../../../foundation/index.ts';
import { EditablePart, type EditablePartProps } from './EditablePart.tsx';

const Style = ({ text }: { text: string }) => (
  <Section space="tight">
    <Heading level={2}>Style</Heading>
    <Text>{text}</Text>
    <a href="#elsewhere">Read more</a>
  </Section>
);

/** A part that follows its field. */
function Follows(props: Omit<EditablePartProps, 'preview' | 'children'>) {
  const [text, setText] = useState('Quiet shapes.');
  return (
    <EditablePart {...props} preview={text === '' ? null : <Style text={text} />}>
      <TextArea label="Text" value={text} onChange={({ value }) => setText(value)} />
    </EditablePart>
  );
}

const meta = preview.meta({
  title: 'Commerce/EditablePart',
  component: EditablePart,
  args: { title: 'Style', preview: null, children: null, isOpen: false },
  render: ({ preview: _preview, children: _children, ...props }) => <Follows {...props} />,
});

/** The part follows what is typed, and nothing in it takes the focus. */
export const Playground = meta.story({
  parameters: { covers: ['D-049'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('Read more').closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByText('Style', { selector: 'summary *' }));
    const field = await canvas.findByRole('textbox', { name: 'Text' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Loud cloth.');
    await expect(canvas.getByText('Loud cloth.', { selector: 'p' })).toBeVisible();
  },
});

/** A press on the part opens its fields. */
export const Pressed = meta.story({
  name: 'Press on the part',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByText('Quiet shapes.').closest('section')?.parentElement?.parentElement as Element,
    );
    await expect(await canvas.findByRole('textbox', { name: 'Text' })).toBeVisible();
  },
});

/** Its fields are open where one of them is wrong. */
export const Open = meta.story({
  name: 'Open from the start',
  args: { isOpen: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Text' })).toBeVisible();
  },
});

/** Nothing to show yet: the name alone. */
export const Empty = meta.story({
  name: 'Nothing to show',
  render: ({ preview: _preview, ...props }) => (
    <EditablePart {...props} preview={null}>
      <TextArea label="Text" value="" onChange={() => {}} />
    </EditablePart>
  ),
});

/** A long name breaks. */
export const Long = meta.story({
  name: 'Long name',
  args: {
    title:
      'Everything that the atelier has to say about the season, its cloth, its makers and the places they come from',
  },
});
