import { FunnelCalculator } from '@/components/calculators/funnel-calculator';
import { funnelWords } from '@/content/demos/lead';
import { PosterFold } from './poster-fold';

export function FunnelFold() {
  return (
    <PosterFold title={funnelWords.fold}>
      <FunnelCalculator />
    </PosterFold>
  );
}
