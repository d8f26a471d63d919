// Tabs whose panels are shown one at a time, with the keyboard behaviour that screen readers expect.

/** Makes the buttons of a tab list switch their panels; calls `changed` with the name of the panel that is shown. */
export function setUpTabs(list, changed) {
  const tabs = [...list.querySelectorAll("[role=tab]")];
  const show = (tab, focus = false) => {
    for (const other of tabs) {
      const isShown = other === tab;
      other.setAttribute("aria-selected", String(isShown));
      other.tabIndex = isShown ? 0 : -1;
      document.getElementById(other.getAttribute("aria-controls")).hidden = !isShown;
    }
    if (focus) tab.focus();
    changed(tab.dataset.panel);
  };
  for (const tab of tabs) tab.addEventListener("click", () => show(tab));
  list.addEventListener("keydown", (event) => {
    const index = tabs.indexOf(document.activeElement);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    show(tabs[(next + tabs.length) % tabs.length], true);
  });
  return { show: (name) => show(tabs.find((tab) => tab.dataset.panel === name)) };
}
