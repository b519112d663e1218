export * from './DocumentCard.tsx';
