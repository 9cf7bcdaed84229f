import { QuoteForm } from '@/components/calculators/quote-form';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { quoteWords } from '@/content/demos/quote';
import { site } from '@/content/site';
import { written } from '@/lib/owner-slot';
import { Signature } from './documents-poster';
import { PosterFold } from './poster-fold';

/** Who sends it, as far as the owner has written it. */
function Letterhead() {
  const { company, email, phone, vatNumber, website } = site;
  const office = [company.legalName, company.registeredOffice].flatMap(
    (line) => written(line) ?? [],
  );
  return (
    <div className="quote-letterhead">
      <BrandMark />
      <p>
        {[...office, vatNumber && `P. IVA ${vatNumber}`, email, phone, website]
          .filter(Boolean)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </p>
    </div>
  );
}

/** The poster's quote, to be changed and printed. */
export function QuoteFold() {
  return (
    <PosterFold title={quoteWords.fold}>
      <QuoteForm
        letterhead={<Letterhead />}
        signature={<Signature className="quote-signature-line" />}
      />
    </PosterFold>
  );
}
