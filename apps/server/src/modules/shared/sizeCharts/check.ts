import { languageCodes } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { invalid } from '../../../domain/refusal.ts';
import { stored } from '../../brand/texts.ts';
import type { Texts } from '../../brand/texts.ts';
import type { KeeperScope } from './repository.ts';
import type { SizeChartInput } from './types.ts';
import { t } from './words.ts';

type Errors = Record<string, readonly string[]>;

const hasWords = (texts: Texts): boolean => Object.values(texts).some((text) => text !== '');

/** What retailers of each language read as the name. */
const shownIn = (texts: Texts): string[] => {
  const { en, ...others } = stored(texts);
  return languageCodes.map((code) => (code === 'en' ? en : (others[code] ?? en)));
};

const isTwice = (names: readonly Texts[], place: number): boolean => {
  const own = shownIn(names[place] ?? {});
  return names.slice(0, place).some((name) => shownIn(name).some((shown, language) => shown === own[language]));
};

const sizesOf = async ({ db, account }: KeeperScope, run: string): Promise<Set<string>> => {
  const sizes = await db.query<{ name: string }>(
    sql`select name from size where account_id = ${account.id} and run = ${run}`,
  );
  return new Set(sizes.map(({ name }) => name));
};

const measurementErrors = ({ language }: KeeperScope, { measurements }: SizeChartInput, sizes: Set<string>): Errors => {
  const names = measurements.map(({ name }) => name);
  const entries = measurements.flatMap(({ name, cm }, place) => {
    const wrong = hasWords(name) ? isTwice(names, place) && ('measurementTwice' as const) : ('nameMissing' as const);
    const unknown = Object.keys(cm).filter((size) => !sizes.has(size));
    return [
      ...(wrong ? [[`measurements.${place}.name`, [t(language, wrong)]] as const] : []),
      ...unknown.map((size) => [`measurements.${place}.cm.${size}`, [t(language, 'unknownSize', { size })]] as const),
    ];
  });
  return Object.fromEntries(entries);
};

/** Throws a 422 that names each wrong field. */
export const requireFine = async (scope: KeeperScope, input: SizeChartInput): Promise<void> => {
  const { language } = scope;
  const sizes = await sizesOf(scope, input.run);
  const isEmpty = input.measurements.every(({ cm }) => Object.keys(cm).length === 0);
  const errors: Errors = {
    ...(hasWords(input.name) ? {} : { name: [t(language, 'nameMissing')] }),
    ...(sizes.size === 0 ? { run: [t(language, 'unknownRun')] } : measurementErrors(scope, input, sizes)),
    ...(isEmpty ? { measurements: [t(language, 'noFigures')] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
};
