export * from './RetailerTile.tsx';
