export * from './LimitMeter.tsx';
