import preview from '#storybook/preview';
import { everyPartner, modeOf, readGlobals } from '../modes.ts';
import { Board } from './Board.tsx';

const meta = preview.meta({ title: 'Foundation/Theme', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] });

export const OnePage = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: everyPartner } },
  render: () => <Board />,
});

/** The same page in the partner’s other mode, light or dark. */
export const OtherMode = meta.story({
  name: 'The other mode',
  render: (_, { globals }) => (
    <div data-mode={modeOf(readGlobals(globals)) === 'light' ? 'dark' : 'light'}>
      <Board />
    </div>
  ),
});
