export { RequestDemo } from './RequestDemo.tsx';
export type { RequestDemoProps } from './RequestDemo.tsx';
