import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { createDefaultNetworkOptions } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';

/**
 * Calls are answered inside the page. Through the service worker each would go four times from one thread to another: a seventh of the time
 * of a screen's story. What only the worker sees, such as a picture's address, it still asks for.
 */
const start = async () => {
  const { sources } = createDefaultNetworkOptions();
  const inPage = new InterceptorSource({ interceptors: [new FetchInterceptor()] });
  const answers = defineNetwork({
    sources: [...sources, inPage],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });
  await answers.enable();
  // The addon knows a worker by these two.
  return Object.assign(answers, { start: () => Promise.resolve(undefined), stop: () => answers.disable() });
};

let answers: ReturnType<typeof start> | undefined;

/** One network for all stories: a docs page starts many at the same moment, and a second worker would fail. */
export const network = (): ReturnType<typeof start> => (answers ??= start());
