/** The chart of an analysis: a line for each seat, a point for each turn, and numbers where the turns began. */
import type { Line } from "../../../table/end/charts.ts";
import { Chart, endings, lineRoom, motion, textSize, tooltip, WIDTHS } from "../../../table/end/charts.ts";
import { token } from "../../../table/end/patterns.ts";

/** A number on a line: which, of which line, at which point. */
type Mark = { number: number; line: number; index: number };

/**
 * @param ticks what stands below each point
 * @param titles what each point is called when it is pointed at
 */
export function course(
  canvas: HTMLCanvasElement,
  shown: Omit<Line, "point">[],
  {
    ticks,
    titles,
    marks,
    across,
    picked,
  }: { ticks: string[]; titles: string[]; marks: Mark[]; across: string; picked: number },
) {
  const size = textSize();
  return new Chart(canvas, {
    type: "line",
    data: {
      labels: ticks,
      datasets: shown.map((line, at) => {
        const own = marks.filter((mark) => mark.line === at);
        const of = (index: number) => own.find((mark) => mark.index === index);
        return {
          label: line.name,
          data: line.values,
          borderColor: line.colour,
          backgroundColor: line.colour,
          borderDash: line.dash,
          borderWidth: WIDTHS[at + 1] ?? 2,
          tension: 0.15,
          pointRadius: line.values.map((_, index) => (of(index) ? size : 0)),
          pointStyle: line.values.map((_, index) => {
            const mark = of(index);
            return mark ? numbered(mark.number, line.colour, size, mark.number === picked) : "circle";
          }),
          clip: false as const,
        };
      }),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: motion(),
      interaction: { mode: "index", intersect: false },
      layout: { padding: { right: lineRoom(canvas, shown), top: size } },
      scales: {
        x: {
          title: { display: true, text: across, color: token("--soft") },
          grid: { display: false },
          ticks: { autoSkip: false, maxRotation: 0 },
        },
        y: { ticks: { precision: 0 }, grid: { color: token("--edge") } },
      },
      plugins: {
        legend: { display: false },
        tooltip: { ...tooltip(), callbacks: { title: ([item]) => titles[item?.dataIndex ?? 0] ?? "" } },
      },
    },
    plugins: [endings(shown)],
  });
}

/** A number in a disc of the line's colour, with a ring if it is the one that is looked at. */
function numbered(number: number, colour: string, size: number, picked: boolean) {
  const canvas = document.createElement("canvas");
  const side = Math.round(size * 1.9);
  canvas.width = canvas.height = side;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.beginPath();
  pen.arc(side / 2, side / 2, side / 2 - 2, 0, 2 * Math.PI);
  pen.fillStyle = picked ? colour : token("--raised");
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = colour;
  pen.stroke();
  pen.font = `700 ${size}px ${token("--font")}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = picked ? token("--raised") : token("--text");
  pen.fillText(String(number), side / 2, side / 2 + 0.5);
  return canvas;
}
