export function CalculatorTitle({ title }: { title: string }) {
  return <h3 className="type-heading mt-12 mb-6 border-ink border-t-2 pt-6">{title}</h3>;
}
