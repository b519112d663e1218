export * from './LocaleProvider.tsx';
