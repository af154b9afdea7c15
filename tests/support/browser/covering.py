"""What lies over the table hides nothing that is asked."""

COVERED = """() => {
  const box = document.querySelector('[data-round-over]').getBoundingClientRect();
  const under = (one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const region = (one.closest('.region') ?? document.body).getBoundingClientRect(); // Beyond it, nothing is seen.
    const [first, last] = [Math.max(top, region.top), Math.min(bottom, region.bottom)];
    return width > 0 && left < box.right && right > box.left && first < Math.min(last, box.bottom) && last > box.top;
  };
  const asked = document.querySelectorAll(
    '.prompt, .fixed button, .tabs button, .bar button, [data-hand], [data-plan-slot]');
  const [left, top] = [Math.max(0, -box.left), Math.max(0, -box.top)];
  const out = Math.max(left, top, box.right - innerWidth, box.bottom - innerHeight);
  const hidden = [...asked].filter(under).map((one) => one.className || one.tagName);
  return out > 0 ? [...hidden, `out by ${out}`] : hidden;
}"""
"""What the summary hides of the question, the hand, slots to plan into and what else can be pressed; and whether it is
cut off."""
