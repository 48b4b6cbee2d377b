import type { ReactNode } from "react";
import { fitText, type TextBox } from "./fit-text";
import { socialImageSize } from "../platform/render/social-image-address";
import type { Font } from "./load-font.service";

const { width, height } = socialImageSize;
/** The y of the court's baseline, above the brand's name. */
const baseline = 556;
const margin = 70;
/** Leaves room for kerning, which can make a line a little wider than its letters add up to. */
const kerning = 0.97;

/** The part of the picture to the right of its line, for a drawing. */
export interface Side {
  left: number;
  width: number;
  height: number;
}

interface FrameProps {
  brand: string;
  /** Above the title. */
  kicker: string | undefined;
  title: string;
  /** Below the title. */
  note: string | undefined;
  /** The x of the line between the words and the drawing. */
  line: number;
  font: Font;
  children: (side: Side) => ReactNode;
}

/** The layout of every link preview: a court, with words to the left of its line and a drawing to the right. */
export function Frame({ brand, kicker, title, note, line, font, children }: FrameProps) {
  const column = line - margin - 46;
  const set = (text: string, box: Omit<TextBox, "width">) =>
    fitText(font.supportedText(text), { ...box, width: column * kerning }, font.widthOf);
  const under = note
    ? set(note, { height: 88, sizes: [36, 32], leading: 1.2 })
    : { size: 0, lines: [] };
  const underTop = 512 - under.lines.length * under.size * 1.2;
  const top = kicker ? 146 : 84;
  const heading = set(title, {
    height: underTop - top - (note ? 24 : 0),
    sizes: [104, 96, 88, 80, 72, 66, 60, 54, 48, 42, 36],
    leading: 1.14,
  });
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill="#123a63" />
      <rect x={line} width={width - line} height={height} fill="#1c6b57" />
      <path d={`M${line} 0V${height}M0 ${baseline}H${width}`} stroke="#ffffff" strokeWidth="8" />
      <g fill="#ffffff" fontFamily="Archivo" fontWeight="700">
        {kicker ? (
          <Lines
            {...set(kicker, { height: 34, sizes: [34, 30, 26], leading: 1 })}
            top={78}
            fill="#dff25a"
          />
        ) : null}
        <Lines {...heading} top={top} leading={1.14} />
        <Lines {...under} top={underTop} leading={1.2} fill="#cfe0ee" />
        <Brand name={font.supportedText(brand)} />
      </g>
      {children({ left: line + 4, width: width - line - 4, height })}
    </svg>
  );
}

interface LinesProps {
  size: number;
  lines: readonly string[];
  top: number;
  leading?: number;
  fill?: string;
}

/** Lines of text; the first line's capitals start at the top. */
function Lines({ size, lines, top, leading = 1, fill }: LinesProps) {
  return lines.map((text, index) => (
    <text
      key={index}
      x={margin}
      y={top + size * (0.74 + index * leading)}
      fontSize={size}
      fill={fill}
    >
      {text}
    </text>
  ));
}

/** The brand's mark and name, below the baseline. */
function Brand({ name }: { name: string }) {
  return (
    <>
      <circle cx={margin + 15} cy="596" r="15" fill="#dff25a" />
      <g fill="#123a63">
        <circle cx={margin + 9.5} cy="591" r="2.4" />
        <circle cx={margin + 19} cy="589.5" r="2.4" />
        <circle cx={margin + 15} cy="597.5" r="2.4" />
        <circle cx={margin + 8} cy="600.5" r="2.4" />
        <circle cx={margin + 21.5} cy="600" r="2.4" />
      </g>
      <text x={margin + 44} y="607" fontSize="32">
        {name}
      </text>
    </>
  );
}
