/** Settings of looks and sounds. The script in the head keeps what is chosen, and shows it in lists; boxes are shown here. */
function showBoxes() {
  const chosen: Record<string, string> = JSON.parse(document.documentElement.dataset.chosen ?? "{}");
  for (const [name, value] of Object.entries(chosen))
    for (const box of document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`))
      box.checked = value === "on";
  const remind = document.querySelector<HTMLInputElement>("input[name=remind]");
  if (remind) remind.disabled = chosen.sound !== "on";
}

addEventListener("regolith-looks", showBoxes);
showBoxes();
