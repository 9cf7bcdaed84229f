import type { Question, SectionIntro } from '@/content/types';
import { Section } from './section';

/** Native disclosure: works by keyboard, without scripts and in the browser's page search. Without questions there is no section. */
export function Questions({ questions }: { questions: SectionIntro & { items: Question[] } }) {
  if (questions.items.length === 0) return null;
  return (
    <Section title={questions.title} lead={questions.lead} layout="split">
      <div className="border-hairline border-b">
        {questions.items.map((item) => (
          <details key={item.question} className="question border-hairline border-t">
            <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-4 font-bold text-[1.125rem] leading-snug">
              {item.question}
              <span className="question-sign" aria-hidden="true" />
            </summary>
            <p className="max-w-[62ch] pr-12 pb-7 text-muted">{item.answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
