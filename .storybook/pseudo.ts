const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  A: 'Â',
  E: 'É',
  O: 'Ø',
  U: 'Û',
};

const stretch = (text: string): string => {
  const accented = text.replace(/[aceinouAEOU]/g, (letter) => accents[letter] ?? letter);
  return text.trim().length > 3 ? `${accented}${'~'.repeat(Math.ceil(text.trim().length / 3))}` : accented;
};

/** Stretches what stands outside braces and tags of an ICU message, so that values and plurals keep working. */
export const pseudo = (message: string): string => {
  let depth = 0;
  return message
    .split(/(\{|\}|<[^>]*>)/)
    .map((part) => {
      if (part === '{') depth += 1;
      if (part === '}') depth -= 1;
      return depth > 0 || /^[{}<]/.test(part) ? part : stretch(part);
    })
    .join('');
};
