import { w } from '../words.ts';
import type { Words } from '../words.ts';
import type { Chart, SizeRun } from './kind.ts';

export const sizeRuns: Readonly<Record<SizeRun, readonly string[]>> = {
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  numbers: ['34', '36', '38', '40', '42', '44'],
  shoes: ['36', '37', '38', '39', '40', '41'],
  children: ['2', '4', '6', '8', '10', '12', '14'],
  belts: ['75', '80', '85', '90', '95'],
  one: ['One size'],
  millilitres: ['15 ml', '30 ml', '50 ml', '100 ml', '200 ml'],
};

/** For each chart: the sizes' run, and for each measurement the centimetres of the first size and the step to the next. */
export const charts: Readonly<
  Record<Chart, { run: SizeRun; measurements: Readonly<Record<string, readonly [first: number, step: number]>> }>
> = {
  tops: { run: 'letters', measurements: { Bust: [80, 5], Waist: [62, 5], Hips: [88, 5], Length: [62, 1.5] } },
  bottoms: { run: 'numbers', measurements: { Waist: [64, 4], Hips: [90, 4], Inseam: [78, 0.5] } },
  shoes: { run: 'shoes', measurements: { 'Foot length': [23, 0.66] } },
};

export const chartTitles: Readonly<Record<Chart, Words>> = {
  tops: w('Tops and dresses', 'Blusas e vestidos'),
  bottoms: w('Trousers and skirts', 'Calças e saias'),
  shoes: w('Shoes', 'Calçados'),
};

export const measurementsInPortuguese: Readonly<Record<string, string>> = {
  Bust: 'Busto',
  Waist: 'Cintura',
  Hips: 'Quadril',
  Length: 'Comprimento',
  Inseam: 'Entrepernas',
  'Foot length': 'Comprimento do pé',
};
