import type { Demo } from './demo.ts';

const packageName = '@vitrine/demo';

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes(`'${packageName}'`);

/** The demo marketplace, if its package is installed. The server does not depend on it: production runs without. */
export const loadDemo = async (): Promise<Demo | undefined> => {
  try {
    const { demo } = (await import(packageName)) as { demo: Demo };
    return demo;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};
