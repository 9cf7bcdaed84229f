import { type ComponentProps, type ComponentType, createElement } from 'react';
import { Assistant } from '@/components/assistant/assistant';
import { NamedCalculator } from '@/components/calculators/named-calculator';
import { ContactForm } from '@/components/contact/contact-form';

interface Islands {
  'contact-form': ComponentProps<typeof ContactForm>;
  calculator: ComponentProps<typeof NamedCalculator>;
  assistant: ComponentProps<typeof Assistant>;
}

/** What needs React in the browser; each has a module of its name beside this. */
const islands: { [Name in keyof Islands]: ComponentType<Islands[Name]> } = {
  'contact-form': ContactForm,
  calculator: NamedCalculator,
  assistant: Assistant,
};

interface IslandProps<Name extends keyof Islands> {
  name: Name;
  /** Of the component: they go into the page as JSON. */
  props: Islands[Name] & Record<string, string>;
}

/** Rendered by the server, and by React in the browser once it is used (docs/decisions/0004). */
export function Island<Name extends keyof Islands>({ name, props }: IslandProps<Name>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {createElement<Islands[Name]>(islands[name], props)}
    </div>
  );
}
