import preview from '#storybook/preview';
import { everyPartner, modeOf, readGlobals } from '../modes.ts';
import { Board } from './Board.tsx';

const meta = preview.meta({ title: 'Foundation/Theme', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] });

export const OnePage = meta.story({
  name: 'A page of everything',
  parameters: { chromatic: { disableSnapshot: false, modes: everyPartner } },
  render: () => <Board />,
});

export const OtherMode = meta.story({
  name: 'The same page in its other mode',
  render: (_, { globals }) => (
    <div data-mode={modeOf(readGlobals(globals)) === 'light' ? 'dark' : 'light'}>
      <Board />
    </div>
  ),
});
