import type { TokenName } from '@vitrine/tokens/contract';
import type { TokenDoc } from '@vitrine/tokens/docs';
import { useFormat } from '../labels.ts';
import { tokenColours } from '../words/tokenColours.ts';
import { tokenSizes } from '../words/tokenSizes.ts';

const portuguese: Record<TokenName, string> = { ...tokenColours, ...tokenSizes };

/** What a token is for, in the locale of the toolbar. */
export const useTokenText = () => {
  const format = useFormat();
  return ({ path, description }: Pick<TokenDoc, 'path' | 'description'>): string =>
    format([description, portuguese[path.replaceAll('.', '-') as TokenName]]);
};
