import { posters } from '@/content/posters';

const { channels, rows } = posters.chatbot;

/** Four channels, and the one conversation that they run into. */
export function ChatTopology() {
  return (
    <>
      <ul className="poster-channels">
        {channels.map((channel) => (
          <li key={channel}>{channel}</li>
        ))}
      </ul>
      <ol className="poster-dialogue">
        {rows.map(({ from, time, author, text }) => (
          <li key={text} data-from={from}>
            <time>{time}</time>
            <p>{text}</p>
            <span className="poster-author">{author}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
