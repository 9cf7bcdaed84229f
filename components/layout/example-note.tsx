import { isExample } from '@/content/owner';
import { exampleNote } from '@/content/shared';

/** Says first of all that nothing of it is to be taken for real; an owner's own site has no such line. */
export function ExampleNote() {
  return (
    isExample && (
      <p className="bg-ink text-paper">
        <span className="page type-small block py-0.5">{exampleNote}</span>
      </p>
    )
  );
}
