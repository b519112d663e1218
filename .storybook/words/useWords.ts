import { useIntl } from 'react-intl';
import { studioLabels } from '../../apps/web/src/shared/mappers/labels/studio.ts';
import type { Translate } from '@vitrine/studio';
import type { Text } from '../../packages/ui/src/testing/words/wordsOf.ts';
import { useFormat } from '../labels.ts';

type Values = Readonly<Record<string, string | number>>;

/** The texts of a page, each in both languages: without its Portuguese a text is a type error. */
export type PageWords = Readonly<Record<string, Text>>;

/** Says the texts of a page in the locale of the toolbar. */
export const useWords = <Table extends PageWords>(table: Table) => {
  const format = useFormat();
  return (word: keyof Table, values?: Values): string => format(table[word] as Text, values);
};

/** Says the studio's words in the locale of the toolbar: names of colours, choices and findings are the same in both. */
export const useStudioWords = (): Translate => studioLabels(useIntl()).t;
