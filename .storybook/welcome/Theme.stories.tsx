import preview from '#storybook/preview';
import type { Mode, ThemeName } from '@vitrine/tokens';
import { themes } from '@vitrine/tokens';
import { Section } from '@vitrine/ui/foundation';
import { Board } from './Board.tsx';
import { Proof } from './Proof.tsx';

const meta = preview.meta({ title: 'Foundation/Theme', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] });

export const OnePage = meta.story({ name: 'A page of everything', render: () => <Board /> });

const other = (mode: Mode): Mode => (mode === 'light' ? 'dark' : 'light');

const otherMode = (partner: ThemeName, mode: string): Mode =>
  mode === 'light' || mode === 'dark' ? other(mode) : other(themes[partner].mode);

export const OtherMode = meta.story({
  name: 'The same page in its other mode',
  render: (_, { globals }) => (
    <div data-mode={otherMode(globals['partner'] as ThemeName, String(globals['mode']))}>
      <Board />
    </div>
  ),
});

export const Contrast = meta.story({
  name: 'Every contrast pair, measured',
  render: (_, { globals }) => {
    const partner = globals['partner'] as ThemeName;
    const mode = globals['mode'] === 'own' ? themes[partner].mode : (globals['mode'] as Mode);
    return (
      <Section space="tight">
        <Proof partner={partner} mode={mode} />
      </Section>
    );
  },
});
