import brandFile from '../../source/brand.tokens.json' with { type: 'json' };
import components from '../../source/components.tokens.json' with { type: 'json' };
import dark from '../../source/mode/dark.tokens.json' with { type: 'json' };
import light from '../../source/mode/light.tokens.json' with { type: 'json' };
import primitives from '../../source/primitives.tokens.json' with { type: 'json' };
import resolver from '../../source/vitrine.resolver.json' with { type: 'json' };

const { seed, ...brand } = brandFile;

/** The token files, layer by layer. `seed` stands for the partner's own colours and is no role. */
export const source = { primitives, seed, brand, modes: { light, dark }, components };

/** What a branding may choose from, by modifier of the resolver. */
export const modifiers = resolver.modifiers;

export type Modifiers = typeof modifiers;
/** A choice for each modifier. */
export type Choices = { [Name in keyof Modifiers]: keyof Modifiers[Name]['contexts'] };
