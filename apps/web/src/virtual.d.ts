declare module 'virtual:messages/*' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}

/** The parts of each language's catalogue, fetched when they are called for. */
declare module 'virtual:catalogues' {
  type Part = () => Promise<{ default: Record<string, import('react-intl').MessageFormatElement[]> }>;
  const catalogues: Record<
    import('@vitrine/api/rules').LanguageCode,
    Record<'first' | 'rest' | 'studio' | 'admin', Part>
  >;
  export default catalogues;
}

declare module 'virtual:message-parser' {
  export { parse } from '@formatjs/icu-messageformat-parser';
}
