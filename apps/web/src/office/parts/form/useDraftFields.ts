import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface Form<Draft> {
  draft: Draft;
  change: (parts: Partial<Draft>) => void;
  /** What is wrong, by path: `name`, or `name.0` for a part of it. */
  fields: Readonly<Record<string, readonly string[] | undefined>>;
}

/** The names of those fields of a draft that hold such a value. */
type NamesOf<Draft, Value> = { [Name in keyof Draft & string]: Draft[Name] extends Value ? Name : never }[keyof Draft &
  string];

/**
 * Properties of the fields of a draft, by their names: `line` for a text field or a date, `texts` for one text in each language. `labels` is
 * the id of their labels up to the name.
 */
export const useDraftFields = <Draft>({ draft, change, fields }: Form<Draft>, labels: string) => {
  const t = useTranslate();
  const field = <Name extends keyof Draft & string>(name: Name) => ({
    label: t(`${labels}.${name}`),
    value: draft[name],
    onChange: ({ value }: { value: Draft[Name] }) => change({ [name]: value } as unknown as Partial<Draft>),
    problem: Object.entries(fields).find(([at]) => at === name || at.startsWith(`${name}.`))?.[1]?.[0],
  });
  return {
    line: <Name extends NamesOf<Draft, string>>(name: Name) => {
      const { problem, ...rest } = field(name);
      return { ...rest, tone: problem ? ('critical' as const) : undefined, message: problem };
    },
    texts: <Name extends NamesOf<Draft, object>>(name: Name) => field(name),
  };
};
