import preview from '#storybook/preview';
import { screen } from '../../testing/index.tsx';

const meta = preview.meta({ ...screen, title: 'Screens/Landing', args: { address: '/', viewer: 'visitor' as const } });

export const Playground = meta.story({});
