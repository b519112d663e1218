import { sentences } from '../words/props.ts';
import { byCount, changeList, isList, rowsOfList, valuesOfList } from './lists.ts';
import { PART } from './parts.ts';
import type { ArgType, Type } from './parts.ts';
import { pictures, pictureNames } from './samples.ts';

type ArgTypes = Record<string, Partial<ArgType>>;
type Args = Readonly<Record<string, unknown>>;

/** Ends the name of a row for an own file. */
const FILE = 'File';

const pictureProps = /^(image|imageMobile|cover|picture|src)$/;
const callback = /^on[A-Z]/;

const isPicture = (value: unknown): value is string => typeof value === 'string' && /^data:|^blob:/.test(value);

const isElement = (value: unknown): boolean => typeof value === 'object' && value !== null && '$$typeof' in value;

/** True for a value that holds a drawn picture, a function or an element somewhere: as text nobody can edit it. */
const holds = (value: unknown, test: (part: unknown) => boolean): boolean => {
  if (test(value)) return true;
  return typeof value === 'object' && value !== null && !isElement(value)
    ? Object.values(value).some((part) => holds(part, test))
    : false;
};

const isUneditable = (value: unknown): boolean =>
  holds(value, (part) => isPicture(part) || isElement(part) || part instanceof Date || part instanceof Map) ||
  typeof value === 'function';

const typeOf = ({ type }: ArgType): string => type?.name ?? '';

const hidden = (argType: ArgType): ArgType => ({
  ...argType,
  control: false,
  table: { ...argType.table, disable: true },
});

/** The story's own picture is an option by its address, so that the select shows it as chosen. */
const pictureChoice = (argType: ArgType, shown: unknown): ArgType => ({
  ...argType,
  control: { type: 'select', ...(isPicture(shown) && { labels: { [shown]: 'The story’s own' } }) },
  options: isPicture(shown) ? [shown, ...pictureNames] : pictureNames,
  mapping: pictures,
});

/** Whether a type is this one, or a union of it and others. */
const hasMember = ({ type }: ArgType, name: string): boolean =>
  type?.name === name || (Array.isArray(type?.value) && (type.value as Type[]).some((member) => member.name === name));

/** The words of a union such as `'start' | 'end' | null`. */
const wordsOf = ({ type }: ArgType): string[] => {
  const members = Array.isArray(type?.value) ? (type.value as { value?: unknown }[]) : [];
  return members.flatMap(({ value }) => (typeof value === 'string' ? (/^['"](.*)['"]$/.exec(value)?.[1] ?? []) : []));
};

/** A union that may be null is still a text or a number, which Storybook would edit as an object. */
const scalar = (argType: ArgType, value: unknown): ArgType | undefined => {
  if (typeOf(argType) !== 'union') return undefined;
  const options = wordsOf(argType);
  if (options.length > 0) return { ...argType, control: { type: options.length > 5 ? 'select' : 'radio' }, options };
  if (typeof value === 'string' || hasMember(argType, 'string')) return { ...argType, control: { type: 'text' } };
  if (typeof value === 'number' || hasMember(argType, 'number')) return { ...argType, control: { type: 'number' } };
  return undefined;
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null;

/** Types of which Storybook knows no values, such as a ReactNode, an object or a list that the story leaves out. */
const isUnknown = (argType: ArgType, value: unknown): boolean =>
  isEmpty(value) && ['other', 'object', 'union', 'intersection', 'array', 'signature', ''].includes(typeOf(argType));

/** One prop with a control that can be used, or with none. */
const controlOf = (name: string, argType: ArgType, value: unknown): ArgType => {
  if (argType.control !== undefined) return argType;
  if (pictureProps.test(name) && (isPicture(value) || (isEmpty(value) && hasMember(argType, 'string'))))
    return pictureChoice(argType, value);
  if (callback.test(name) || typeOf(argType) === 'function' || name === 'ref' || name === 'labels')
    return hidden(argType);
  if (isUneditable(value)) return hidden(argType);
  if (typeof value === 'string' && typeOf(argType) === 'other') return { ...argType, control: { type: 'text' } };
  // A list of lists, or one that begins empty: only code can fill it.
  if (Array.isArray(value) && !isList(value)) return hidden(argType);
  const plain = scalar(argType, value);
  if (plain) return plain;
  return isUnknown(argType, value) ? hidden(argType) : argType;
};

/** The row that takes a picture from the reader's disk, beside the choice of samples. */
const ownFile = (name: string): ArgType => ({
  name: `${name}: own file`,
  description: 'A picture of your own, in place of the sample.',
  control: { type: 'file', accept: 'image/*' },
});

/** A row without a description of its own gets the one of its name. */
const explained = (name: string, argType: ArgType): ArgType => ({
  ...argType,
  description: argType['description'] || sentences[name],
});

const isEditedAsList = ({ control }: ArgType, value: unknown): value is Parameters<typeof rowsOfList>[2] =>
  control !== false && isList(value) && !isUneditable(value);

const valuesOfLists = (args: Args): Args =>
  Object.assign(
    {},
    ...Object.entries(args).flatMap(([name, value]) =>
      isList(value) && !isUneditable(value) ? [valuesOfList(name, value)] : [],
    ),
  ) as Args;

/** Gives each prop of a story the control that a designer can use. What a control cannot change has none. */
export const chooseControls = ({
  argTypes,
  initialArgs,
}: {
  argTypes: object;
  initialArgs: object;
}): Record<string, ArgType> => {
  const known = argTypes as ArgTypes;
  const args = initialArgs as Args;
  const parts = new Set(Object.keys(valuesOfLists(args)));
  const names = [...new Set([...Object.keys(known), ...Object.keys(args)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      if (parts.has(name)) return [];
      const value = args[name];
      const argType = { ...known[name], name: known[name]?.name ?? name };
      const chosen = explained(name, controlOf(name, argType, value));
      if (chosen.mapping === pictures)
        return [
          [name, chosen],
          [`${name}${FILE}`, ownFile(name)],
        ];
      const rows = isEditedAsList(chosen, value) ? Object.entries(rowsOfList(name, argType, value)) : [];
      return rows.length > 0 ? [[name, hidden(chosen)], ...rows] : [[name, chosen]];
    }),
  );
};

/** What the rows of lists show at first. Everything else shows the story's own values. */
export const chooseValues = ({ initialArgs }: { initialArgs: object }): Args => ({
  ...initialArgs,
  ...valuesOfLists(initialArgs as Args),
});

/** A picture that a designer chooses is the one she sees, on a phone too: the story's own picture for phones makes way. */
const withoutOtherPhonePicture = (props: Args, initial: Args): Args =>
  'imageMobile' in props && props['image'] !== initial['image'] && props['imageMobile'] === initial['imageMobile']
    ? { ...props, imageMobile: null }
    : props;

/** A prop with one of its parts changed. */
const changed = (prop: unknown, path: readonly string[], value: unknown): unknown => {
  if (Array.isArray(prop)) return changeList(prop, path, value);
  const [part = ''] = path;
  return { ...(prop as object), [part]: value };
};

/**
 * Puts own files in the place of samples, and parts such as `styles_tone` into their prop: the component sees its own props. `initial` is what
 * the story begins with; a part that is as it was changes nothing, for the story itself may have changed its prop.
 */
export const toProps = (args: Args, initial: Args = {}): Args => {
  const props: Record<string, unknown> = {};
  const parts: [string, string[], unknown][] = [];
  for (const [name, value] of Object.entries(args)) {
    const [prop = '', ...path] = name.split(PART);
    const picture = name.endsWith(FILE) ? name.slice(0, -FILE.length) : '';
    if (picture in args) parts.push([picture, [], Array.isArray(value) ? value[0] : undefined]);
    else if (path.length > 0 && prop) parts.push([prop, path, value === initial[name] ? undefined : value]);
    else props[name] = value;
  }
  const given = parts.filter(([, , value]) => value !== undefined).sort((a, b) => byCount(a[1], b[1]));
  for (const [prop, path, value] of given) props[prop] = path.length > 0 ? changed(props[prop], path, value) : value;
  return withoutOtherPhonePicture(parts.length > 0 ? props : args, initial);
};
