export * from './DownloadList.tsx';
