import { RuleTester } from 'oxlint/plugins-dev';
import { expect, it } from 'vitest';
import plugin from './rooms.mjs';

// Each case would be a test named by its code.
RuleTester.describe = (_, run) => run();
RuleTester.it = (_, run) => run();
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const rule = plugin.rules['imports'] as Parameters<RuleTester['run']>[1];

const story = 'packages/ui/src/commerce/relationship/Chat/Chat.stories.tsx';
const leaves = [/stays inside packages\/ui/];

it('A package imports no application, not even in a story', () => {
  expect(() =>
    tester.run('imports', rule, {
      valid: [
        { filename: story, code: "import { chatWords } from '../../../testing/words/inbox.ts';" },
        { filename: story, code: "import { themes } from '@vitrine/tokens';" },
        {
          filename: 'apps/web/src/app/App.tsx',
          code: "import { Chat } from '@vitrine/ui/commerce/relationship/Chat';",
        },
        { filename: '.storybook/Frame.tsx', code: "import { App } from '../apps/web/src/app/App.tsx';" },
      ],
      invalid: [
        { filename: story, code: "import { a } from '../../../../../../apps/web/src/a.ts';", errors: leaves },
        { filename: story, code: "export * from '../../../../../../apps/web/src/a.ts';", errors: leaves },
        { filename: story, code: "await import('../../../../../../apps/web/src/a.ts');", errors: leaves },
        { filename: story, code: "type A = import('../../../../../tokens/src/a.ts').A;", errors: leaves },
        { filename: story, code: "import { a } from '@vitrine/web';", errors: [/imports no application/] },
      ],
    }),
  ).not.toThrow();
});

it('A component of the app calls no useMutation; a hook file does', () => {
  const code = "import { useMutation, useQuery } from '@tanstack/react-query';";
  expect(() =>
    tester.run('imports', rule, {
      valid: [
        { filename: 'apps/web/src/shop/cart/usePutBack.ts', code },
        { filename: 'apps/web/src/shop/cart/Removed.tsx', code: "import { useQuery } from '@tanstack/react-query';" },
      ],
      invalid: [{ filename: 'apps/web/src/shop/cart/Removed.tsx', code, errors: [/in a file use….ts/] }],
    }),
  ).not.toThrow();
});
