extension SourceTree {
  /// Whether the file forces light or dark on some views.
  package var fixesAppearance: Bool {
    names.contains("preferredColorScheme") || names.contains("overrideUserInterfaceStyle")
      || !words.isDisjoint(with: ["overrideUserInterfaceStyle", "setOverrideUserInterfaceStyle"])
  }
}
