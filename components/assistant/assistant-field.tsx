import { Island } from '@/components/islands/island';
import { anchors } from '@/content/anchors';
import { assistant, ownAssistant } from '@/content/assistant';
import { site } from '@/content/site';
import type { Solution } from '@/content/types';
import { consultationPath, solutionPath } from '@/lib/links';
import { personOf } from '@/lib/owner-slot';
import { cn } from '@/lib/utils';

interface AssistantFieldProps {
  /** What a visitor writes as. */
  as: 'customer' | 'guest';
  /** The scripted conversation, as `lib/lead/intake/question.ts` knows it. */
  scene: 'chatbot' | 'hotel';
  /** The service that is tried. */
  solution: Solution;
  /** Where it stands, unless that is the service's own page, and has a form. */
  page?: string;
  className?: string;
  /** Of what the visitor says. */
  lineClass?: string;
}

/** Where the owner's assistant can be tried, below a stage's conversation: nothing unless the owner has one. */
export function AssistantField(props: AssistantFieldProps) {
  const { as, scene, solution, page, className, lineClass } = props;
  const { line, name, carriesForm, slug } = solution;
  if (!ownAssistant) return null;
  const person = assistant.person(personOf(page ?? solutionPath(slug))?.name);
  const form = page || carriesForm ? `#${anchors.form}` : consultationPath;
  return (
    <div className={cn('needs-script', className)}>
      <p className="type-small text-pretty" id="assistant-note">
        {assistant.note(site.brand)}
      </p>
      <Island
        name="assistant"
        props={{
          ...{ as, scene, form, person, service: name, line: String(line) },
          ...(lineClass && { lineClass }),
        }}
      />
    </div>
  );
}
