import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Stack } from '../../foundation/index.ts';
import { FileDrop } from './FileDrop.tsx';
import type { FileDropProps } from './FileDrop.tsx';

const file = (name: string, type: string, bytes = 1200) => new File([new Uint8Array(bytes)], name, { type });
const pdf = file('certificate.pdf', 'application/pdf', 182_000);
const photo = file('showroom.png', 'image/png', 2_400_000);

const labels: FileDropProps['labels'] = {
  choose: 'Choose files',
  drop: 'or drop or paste them here',
  remove: ({ name }) => `Remove ${name}`,
  refused: (refusal) => {
    if (refusal.why === 'size') return `${refusal.name} is too large. A file may have ${refusal.limit} MB.`;
    if (refusal.why === 'count') return `${refusal.name} was not added. There is room for ${refusal.limit}.`;
    if (refusal.why === 'empty') return `${refusal.name} is empty.`;
    return `${refusal.name} is of another kind. Choose a PDF or a picture.`;
  },
};

const Held = ({ files: first, onChange, ...props }: FileDropProps) => {
  const [files, setFiles] = useState(first);
  const keep = (change: { files: File[] }) => {
    setFiles(change.files);
    onChange(change);
  };
  return <FileDrop {...props} files={files} onChange={keep} />;
};

const meta = preview.meta({
  title: 'Components/FileDrop',
  component: Held,
  args: {
    label: 'Certificates',
    hint: 'PDF or picture, up to 1 MB each.',
    accept: ['.pdf', 'image/*'],
    maxMegabytes: 1,
    maxFiles: 3,
    files: [],
    labels,
    onChange: fn(),
  },
});

export const Playground = meta.story({});

export const States = meta.story({
  render: (args) => (
    <Stack space="lg">
      <FileDrop {...args} files={[pdf, photo]} />
      <FileDrop {...args} required tone="critical" message="A certificate is needed." />
      <FileDrop {...args} files={[pdf]} disabled hint="Your application is being looked at." />
    </Stack>
  ),
});

/** Takes a chosen file, and can remove it. */
export const Chooses = meta.story({
  name: 'Choose and remove',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Certificates'), pdf);
    await expect(args.onChange).toHaveBeenLastCalledWith({ files: [pdf] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove certificate.pdf' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ files: [] });
  },
});

/** Two identical files are two rows; removing one keeps the focus. */
export const Removes = meta.story({
  name: 'Focus after removal',
  args: { files: [pdf, file('certificate.pdf', 'application/pdf', 182_000)] },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Remove certificate.pdf' });
    if (first) await userEvent.click(first);
    await expect(args.onChange).toHaveBeenLastCalledWith({ files: [args.files[1]] });
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Certificates')).toHaveFocus();
  },
});

/** A dropped file of the wrong kind is refused with a reason. */
export const Refuses = meta.story({
  name: 'Refused file',
  play: async ({ args, canvas }) => {
    const dropped = new DataTransfer();
    for (const one of [
      photo,
      file('list.exe', 'application/octet-stream'),
      file('none.pdf', 'application/pdf', 0),
      pdf,
    ])
      dropped.items.add(one);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped });
    await fireEvent(canvas.getByLabelText('Certificates'), drop);
    await expect(canvas.getByRole('alert')).toHaveTextContent('showroom.png is too large. A file may have 1 MB.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('list.exe is of another kind.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('none.pdf is empty.');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ files: [pdf] });
  },
});

/** Takes a picture from the clipboard. */
export const Pastes = meta.story({
  name: 'Paste',
  play: async ({ args, canvas }) => {
    const clip = file('screenshot.png', 'image/png');
    const clipboardData = new DataTransfer();
    clipboardData.items.add(clip);
    const paste = new ClipboardEvent('paste', { bubbles: true, clipboardData });
    await fireEvent(canvas.getByLabelText('Certificates'), paste);
    await expect(args.onChange).toHaveBeenLastCalledWith({ files: [clip] });
  },
});

export const LongText = meta.story({
  args: {
    label: 'Zertifikate und Herkunftsnachweise der verarbeiteten Naturfasern einschließlich Prüfberichten',
    files: [
      file('Herkunftsnachweis-und-Prüfbericht-der-verarbeiteten-Naturfasern-2027-endgültig-v3.pdf', 'application/pdf'),
    ],
  },
});

export const RightToLeft = meta.story({ parameters: { direction: 'rtl' }, args: { files: [pdf] } });
