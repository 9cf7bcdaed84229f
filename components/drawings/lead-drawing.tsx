import { Drawing, Ring, Stroke, Terminus } from './drawing';

const starts = [24, 66, 108, 192, 234, 276];

/** Many strangers, narrowed stop by stop to the one who is ready. */
export function LeadDrawing() {
  return (
    <Drawing>
      {starts.map((y, i) => {
        const to = y < 150 ? 150 - (3 - i) * 10 + 5 : 150 + (i - 2) * 10 - 5;
        return (
          <Stroke
            key={y}
            width={6}
            d={`M20 ${y}H${60 + (y < 150 ? i : 5 - i) * 22}L${60 + (y < 150 ? i : 5 - i) * 22 + Math.abs(to - y)} ${to}H230`}
          />
        );
      })}
      <path d="M230 116l56 26v16l-56 26z" className="fill-line" />
      <Stroke d="M280 150H380" />
      {starts.map((y) => (
        <Ring key={y} x={20} y={y} />
      ))}
      <Ring x={330} y={150} />
      <Terminus x={384} y={150} />
    </Drawing>
  );
}
