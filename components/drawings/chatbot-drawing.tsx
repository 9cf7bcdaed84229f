import { Capsule, Drawing, Ring, Stroke, Terminus } from './drawing';

const channels = [40, 104, 196, 260];

/** Four channels run into one conversation; from there it goes on, past the point where a person gets on. */
export function ChatbotDrawing() {
  return (
    <Drawing>
      {channels.map((y) => (
        <Stroke
          key={y}
          d={`M12 ${y}H70L${70 + Math.abs(150 - y) - 14} ${y < 150 ? 136 : 164}H196`}
        />
      ))}
      <path d="M176 84h128v116h-56l-36 34v-34h-36z" className="fill-line" />
      <path d="M200 120h80M200 144h80M200 168h44" className="stroke-line-on" strokeWidth="8" />
      <Stroke d="M304 142H388" />
      {channels.map((y) => (
        <Ring key={y} x={14} y={y} />
      ))}
      <Capsule x={340} y={142} />
      <Terminus x={388} y={142} />
    </Drawing>
  );
}
