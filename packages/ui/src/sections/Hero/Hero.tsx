import { TemplateC } from './TemplateC.tsx';
import type { HeroProps } from './types.ts';

const templates = { C: TemplateC } as const;

const isTemplate = (letter: string | null | undefined): letter is keyof typeof templates =>
  Object.hasOwn(templates, letter ?? '');

/** A full-width opening scene. The account's data chooses the layout. */
export function Hero(props: HeroProps) {
  const Template = templates[isTemplate(props.template) ? props.template : 'C'];
  return <Template {...props} />;
}
