// Screens in languages, at sizes and on devices that the data does not have: the server solves them when they are chosen.

const servedScreens = {
  values: name => name === "locale" ? data.languages.map(({ tag }) => tag) : name === "size" ? data.categories
    : data.run.screenDevices ?? [],

  // Adds a variant to a screen, unless the screen has it or the server cannot solve it.
  async solve(screen, { locale, size, device }) {
    if (hasVariant(screen, { locale, size, device })) return;
    announce(say("screen.solving"));
    const query = new URLSearchParams({ id: screen.name, device, locale, category: size });
    const answer = await fetch(`/screen?${query}`).catch(() => null);
    if (!answer?.ok) return announce(answer ? await answer.text() : say("live.lost"));
    const from = await answer.json();
    const [own] = from.screens ?? [];
    for (const variant of own?.variants ?? []) screen.variants.push({ ...variant, screen: own, from });
    announce("");
  },
};

const hasVariant = ({ variants }, wanted) => variants.some(one => PROPERTIES.every(name => one[name] === wanted[name]));

// The address may name a variant that an earlier generation of the data had from the server.
async function restoreScreen() {
  const screen = state.view === "screens" && openedScreen();
  if (!screen) return;
  const { size, device } = state.params;
  const [locale, otherSize, otherDevice] = param("with").split("~");
  const wanted = [{ locale: state.target.tag, size, device }, { locale, size: otherSize, device: otherDevice }]
    .filter(one => PROPERTIES.every(name => one[name]) && !hasVariant(screen, one));
  for (const one of wanted) await servedScreens.solve(screen, one);
  if (wanted.length && openedScreen() === screen) drawScreen(screen);
}
