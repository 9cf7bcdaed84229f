import { NamedCalculator } from '@/components/calculators/named-calculator';
import { islandModule } from './hydrate';

export const { start } = islandModule(NamedCalculator);
