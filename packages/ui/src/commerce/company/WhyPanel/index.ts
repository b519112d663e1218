export * from './WhyPanel.tsx';
