import type { ReactNode } from 'react';
import { DisclosureSign } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';
import type { Customer } from '@/content/owner';
import type { Question, SectionIntro } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { cn } from '@/lib/utils';
import { Customers, CustomersAside } from './customers';

interface QuestionsProps {
  questions: SectionIntro & { items: Question[] };
  /** Who can be asked as well. */
  customers?: readonly Customer[];
  ruled?: boolean;
  /** The first answer, to what people are most afraid of, can be read at once. */
  firstOpen?: boolean;
  /** The page's line, as it passes here. */
  line?: ReactNode;
  className?: string;
}

/** Native disclosure: works by keyboard, without scripts and in the browser's page search. Without questions there is no section. */
export function Questions({ questions, customers = [], firstOpen, ...section }: QuestionsProps) {
  if (questions.items.length === 0) return <Customers customers={customers} {...section} />;
  return (
    <Section
      title={questions.title}
      lead={questions.lead}
      layout="split"
      aside={customers.length > 0 && <CustomersAside customers={customers} />}
      {...section}
    >
      <div className="border-hairline border-b">
        {questions.items.map((item, i) => (
          <details
            key={item.question}
            id={anchorOf(item.question)}
            open={firstOpen && i === 0}
            className="question border-hairline border-t first:border-t-0"
          >
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2.5 font-bold text-[1.0625rem] lg:min-h-14 lg:text-[1.125rem] leading-snug">
              <h3 className="text-wrap">{item.question}</h3>
              <DisclosureSign />
            </summary>
            <p className={cn('max-w-[62ch] pr-12 text-muted', item.link ? 'pb-2' : 'pb-7')}>
              {item.answer}
            </p>
            {item.link && (
              <a href={item.link.path} className="target mb-5 underline">
                {item.link.label}
              </a>
            )}
          </details>
        ))}
      </div>
    </Section>
  );
}
