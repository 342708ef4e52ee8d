/** Keeps the page of the test where it is: happy-dom would follow links before the document hears of them. */
export function stayOnThePage(): void {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { navigation: object } } };
  Object.assign(happyDOM.settings.navigation, {
    disableMainFrameNavigation: true,
    disableFallbackToSetURL: true,
  });
}
