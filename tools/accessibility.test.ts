import { expect, it } from 'vitest';
import { sectionOf, toStoryFile, withSection } from './accessibility.mjs';

const button = toStoryFile(
  'packages/ui/src/components/Button/Button.stories.tsx',
  `const words = { title: 'Send' };
const meta = preview.meta({ title: 'Components/Button' });
export const Playground = meta.story({});
export const ByKeys = meta.story({ play: ({ userEvent }) => userEvent.keyboard('{Enter}') });
`,
);
const { file } = button;
const axe = { violations: [], incomplete: [{ id: 'color-contrast' }] };
const cases = '.storybook/conditions/narrow.browser.ts';

it('A row says what the tests of a component found: its stories, axe, keys and hard cases', () => {
  const section = sectionOf(
    [button],
    [
      { file, title: 'Playground', storyId: 'components-button--playground', passed: true, axe },
      { file, title: 'By keys', storyId: 'components-button--by-keys', passed: false },
      { file: cases, title: 'Components/Button has room for words', storyId: '', passed: true },
      { file: cases, title: 'Components/ButtonRow has room for words', storyId: '', passed: false },
    ],
    '2026-11-30',
  );
  expect(section).toContain('| Button | 1 of 2 | 1 of 1 | color-contrast | 0 of 1 | 1 of 1 |');
  expect(section).not.toContain('ButtonRow');
});

it('A component that no test looked at says so, and the rest of the page stays', () => {
  const section = sectionOf([button], [], '2026-11-30');
  expect(section).toContain('| Button | – | – | – | – | – |');
  expect(withSection(`# Before\n\n${section}\n\nAfter\n`, section)).toBe(`# Before\n\n${section}\n\nAfter\n`);
});
