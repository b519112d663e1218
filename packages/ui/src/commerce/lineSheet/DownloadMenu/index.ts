export * from './DownloadMenu.tsx';
