/** A claim as a platform number: the figure large, its unit smaller beside it, one text for all that. */
// its own white space stays outside the column, so that it stands where the label begins; on one baseline with its unit
export function Numeral({ value }: { value: string }) {
  const [, sign, figure = value, unit = ''] = /^([+−]?)([\d/]*\d)(\D*)$/.exec(value) ?? [];
  const [before, after] = figure.split('/');
  return (
    <>
      {sign && <span className="-ml-[0.04em]">{sign}</span>}
      {before}
      {after && (
        <>
          <span className="mr-[0.08em] ml-[0.06em] font-normal">/</span>
          {after}
        </>
      )}
      {unit && (
        <span className="ml-[0.04em] text-[0.6em] tracking-[-0.03em] in-[.hero-figures]:ml-[0.02em] in-[.hero-figures]:text-[1em] in-[.hero-figures]:tracking-[inherit]">
          {unit}
        </span>
      )}
    </>
  );
}
