export * from './RichHtml.tsx';
