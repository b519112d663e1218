export * from './DownloadList.tsx';
export type * from './download.ts';
