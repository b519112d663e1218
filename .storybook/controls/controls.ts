import { picturesWith, pictureNames } from './samples.ts';

interface Type {
  name: string;
  value?: unknown;
}

/** The parts of Storybook's description of a prop that decide its control. */
export interface ArgType {
  name: string;
  type?: Type | undefined;
  control?: unknown;
  options?: readonly unknown[];
  mapping?: unknown;
  table?: object;
  [other: string]: unknown;
}

type ArgTypes = Record<string, Partial<ArgType>>;
type Args = Readonly<Record<string, unknown>>;

/** Ends the name of a row for an own file, and joins a prop with its part. */
const FILE = 'File';
const PART = '_';

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

const pictureChoice = (argType: ArgType, shown: unknown): ArgType => ({
  ...argType,
  control: { type: 'select' },
  options: pictureNames,
  mapping: picturesWith(shown),
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
  const names = [...new Set([...Object.keys(known), ...Object.keys(args)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const chosen = controlOf(name, { ...known[name], name: known[name]?.name ?? name }, args[name]);
      return chosen.options === pictureNames
        ? [
            [name, chosen],
            [`${name}${FILE}`, ownFile(name)],
          ]
        : [[name, chosen]];
    }),
  );
};

/** Puts own files in the place of samples, and parts such as `styles_tone` into their prop: the component sees its own props. */
export const toProps = (args: Args): Args => {
  const props: Record<string, unknown> = {};
  const parts: [string, string, unknown][] = [];
  for (const [name, value] of Object.entries(args)) {
    const [prop = '', part] = name.split(PART);
    const picture = name.endsWith(FILE) ? name.slice(0, -FILE.length) : '';
    if (picture in args) parts.push([picture, '', Array.isArray(value) ? value[0] : undefined]);
    else if (part && name !== prop) parts.push([prop, part, value]);
    else props[name] = value;
  }
  for (const [prop, part, value] of parts.filter((one) => one[2] !== undefined))
    props[prop] = part ? { ...(props[prop] as object), [part]: value } : value;
  return parts.length > 0 ? props : args;
};
