extension SourceTree {
  /// Whether the file states light or dark for some views.
  package var fixesAppearance: Bool {
    names.contains("preferredColorScheme") || names.contains("overrideUserInterfaceStyle")
      || !words.isDisjoint(with: ["overrideUserInterfaceStyle", "setOverrideUserInterfaceStyle"])
  }
}
