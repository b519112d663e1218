declare module 'virtual:messages/*' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}

declare module 'virtual:message-parser' {
  export { parse } from '@formatjs/icu-messageformat-parser';
}
