import { themes } from '@vitrine/tokens';
import { Button } from '@vitrine/ui';
import { Container, Heading, Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { fireEvent, fn, userEvent } from 'storybook/test';
import type { within } from 'storybook/test';
import { useStudioLabels } from './useStudioLabels.ts';
import type { StudioFile } from '../model/files.ts';
import { Studio } from '../Studio.tsx';
import type { BrandDraft, Surface } from '../types.ts';

const fjord: BrandDraft = { name: 'Fjord', style: themes.fjord, logo: null, logoDark: null };

const surfaces: Surface[] = [
  {
    id: 'words',
    title: 'Words',
    group: 'Landing',
    render: ({ name, logo }) => (
      <Container>
        <Stack space="lg">
          {logo ? <img src={logo} alt={name} /> : <Heading level={1}>{name}</Heading>}
          <Text>Spring is here, and it is worn in layers.</Text>
          <Button>See the collection</Button>
        </Stack>
      </Container>
    ),
  },
];

const languages = [
  { tag: 'en', name: 'English' },
  { tag: 'pt-BR', name: 'Português' },
];

export interface Working {
  /** Fjord unless told. */
  brandDraft?: BrandDraft;
  live?: BrandDraft;
  fragment?: string;
  onSave?: (file: StudioFile) => void;
}

/** The address of a page that the studio keeps in step. */
export const Kept = ({ brandDraft = fjord, live, fragment: given = '', onSave }: Working) => {
  const [{ fragment }, onFragment] = useState({ fragment: given });
  return (
    <>
      <Studio
        start={brandDraft}
        live={live}
        languages={languages}
        surfaces={surfaces}
        documents={[]}
        labels={useStudioLabels()}
        fragment={fragment}
        onFragment={onFragment}
        onSave={onSave}
      />
      <output data-testid="fragment" hidden>
        {fragment}
      </output>
    </>
  );
};

/** What all stories of the studio at work share. */
export const atWork = {
  parameters: { layout: 'fullscreen' as const },
  tags: ['!autodocs'],
  globals: { partner: 'vitrine', mode: 'light', locale: 'en' },
  args: { onSave: fn<(file: StudioFile) => void>() } as Working,
  render: (args: Working) => <Kept {...args} />,
};

type Canvas = ReturnType<typeof within>;

export const hexOf = (canvas: Canvas, name = 'Brand') => canvas.getByRole('textbox', { name });

export const drop = (target: Element, file: File): void => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

export const studioOf = (canvasElement: HTMLElement): HTMLElement =>
  canvasElement.querySelector<HTMLElement>('[data-studio]') as HTMLElement;

/** The value of a custom property in a frame of the stage. */
export const frameVariable = (canvasElement: HTMLElement, name = '--v-color-brand', frame = 0): string => {
  const page = canvasElement.querySelectorAll('iframe')[frame]?.contentDocument;
  return page ? getComputedStyle(page.documentElement).getPropertyValue(name) : '';
};

export const paint = (canvas: Canvas, colour: string, name = 'Brand: choose a colour') =>
  fireEvent.input(canvas.getByLabelText(name), { target: { value: colour } });

export const paste = async (canvas: Canvas, text: string): Promise<void> => {
  await userEvent.click(canvas.getByText('Paste a text or a link'));
  await fireEvent.change(canvas.getByRole('textbox', { name: /^Branding, tokens/ }), { target: { value: text } });
  await userEvent.click(canvas.getByRole('button', { name: 'Read it' }));
};
