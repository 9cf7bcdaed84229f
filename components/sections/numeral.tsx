/** A claim as a platform number: the figure large, its unit smaller beside it, one text for all that. */
export function Numeral({ value }: { value: string }) {
  const [, sign, figure = value, unit = ''] = /^([+−]?)([\d/]*\d)(\D*)$/.exec(value) ?? [];
  const [before, after] = figure.split('/');
  return (
    <>
      {sign && <span className="numeral-sign">{sign}</span>}
      {before}
      {after && (
        <>
          <span className="numeral-slash">/</span>
          {after}
        </>
      )}
      {unit && <span className="numeral-unit">{unit}</span>}
    </>
  );
}
