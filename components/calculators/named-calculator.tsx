'use client'; // reckons as the visitor types

import { GuestTimeCalculator } from './guest-time-calculator';
import { SavingsCalculator } from './savings-calculator';

const calculators = { savings: SavingsCalculator, 'guest-time': GuestTimeCalculator };

export function NamedCalculator({ name }: { name: keyof typeof calculators }) {
  const Calculator = calculators[name];
  return <Calculator />;
}
