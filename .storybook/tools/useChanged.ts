import { useArgs } from 'storybook/manager-api';
import { changedOf } from './link.ts';

type Values = Readonly<Record<string, unknown>>;

/** The story's props, and those of them that were changed with the controls. */
export const useChanged = (): { args: Values; changed: Values } => {
  // Neither is there before the first story.
  const [args, , , initial] = useArgs() as [Values | undefined, unknown, unknown, Values | undefined];
  return { args: args ?? {}, changed: changedOf(args ?? {}, initial ?? {}) };
};
