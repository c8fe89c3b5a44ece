import AuditModel
import ColorContrast
import Documents

/// A palette built from related files of design tokens, with the issues found in them.
struct TokenPalette {
  private(set) var palette: Palette
  private(set) var issues: [InputIssue] = []
  private(set) var leftOut: [String: Int] = [:]

  private var told: Set<InputIssue> = []

  /// Builds a palette from the files at the indices `own`; the other files only resolve aliases.
  init(name: String, path: String, files: [TokenFile], own: [Int]) {
    palette = Palette(name: name, location: SourceLocation(startOf: path), colors: [])
    let modes = Self.modes(of: own.map { files[$0].mode })
    var resolvers = modes.map { mode in
      TokenResolver(files, order: Self.order(files, own: own, serving: mode))
    }
    var seen: Set<String> = []
    for index in own {
      for token in files[index].tokens where seen.insert(token.name).inserted {
        add(token.name, modes, &resolvers)
      }
    }
    palette = Palette(guessingUsesOf: palette.colors, name: name, location: palette.location)
  }

  /// Returns the modes of the files in order, without the mode for any appearance if light and dark cover it.
  private static func modes(of found: [TokenMode]) -> [TokenMode] {
    var modes = Set(found)
    let isCovered = [false, true].allSatisfy { modes.contains(TokenMode(isDark: $0, isHighContrast: nil)) }
    if isCovered { modes.remove(.any) }
    func order(_ mode: TokenMode) -> Int {
      (mode.isHighContrast == nil ? 0 : 3) + (mode.isDark.map { $0 ? 2 : 1 } ?? 0)
    }
    return modes.sorted { order($0) < order($1) }
  }

  /// Returns the indices of the files that apply to a mode, most specific first.
  ///
  /// Applicable files of other palettes come last.
  private static func order(_ files: [TokenFile], own: [Int], serving mode: TokenMode) -> [Int] {
    let ranked = own.compactMap { index in files[index].mode.rank(serving: mode).map { (rank: $0, index: index) } }
    let mine = ranked.sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }.map(\.index)
    let others = files.indices.filter { index in
      !own.contains(index) && files[index].mode.rank(serving: mode) != nil
    }
    return mine + others
  }

  private mutating func add(_ name: String, _ modes: [TokenMode], _ resolvers: inout [TokenResolver]) {
    var variants: [ColorVariant] = []
    var color = NamedColor(name: name, variants: [], location: palette.location, origin: .designTokens)
    var hasPlace = false
    for (index, mode) in modes.enumerated() {
      guard let token = resolvers[index].tokens[name] else { continue }
      let file = resolvers[index].files[token.file]
      if !hasPlace {
        color.location = file.notes.location(token.place)
        color.comment = token.comment
        hasPlace = true
      }
      switch resolvers[index].outcome(token) {
      case .color(let read, let location, let alias):
        color.alias = color.alias ?? alias
        note(read, at: location, in: &color)
        variants.append(
          ColorVariant(
            .color(read.color), isDark: mode.isDark, isHighContrast: mode.isHighContrast, location: location))
      case .failure(let issue):
        report(issue)
        color.isComplete = false
      case .other: count("design tokens of other types than color", name)
      case .untyped: count("design tokens without a type", name)
      }
    }
    guard !variants.isEmpty else { return }
    color.variants = Self.condensed(variants, of: modes.count)
    palette.colors.append(color)
  }

  private var counted: Set<String> = []

  private mutating func count(_ reason: String, _ name: String) {
    if counted.insert(name).inserted { leftOut[reason, default: 0] += 1 }
  }

  private mutating func note(_ read: TokenColor, at location: SourceLocation, in color: inout NamedColor) {
    for fault in read.faults {
      let noted = ColorFault(fault.kind, fault.message, location: location)
      if !color.faults.contains(noted) { color.faults.append(noted) }
    }
    guard read.tookHex else { return }
    report(
      .warning(
        at: location, "this colorSpace is not supported; the hex value is used",
        fix: "write the color in srgb or oklch as well"))
  }

  private mutating func report(_ issue: InputIssue) {
    if told.insert(issue).inserted { issues.append(issue) }
  }

  /// Returns one entry for any appearance if all modes agree.
  ///
  /// Otherwise, entries for increased contrast are kept only if they differ from their fallback.
  private static func condensed(_ variants: [ColorVariant], of modes: Int) -> [ColorVariant] {
    if variants.count == modes, variants.allSatisfy({ $0.value == variants[0].value }) {
      var only = variants[0]
      only.isDark = nil
      only.isHighContrast = nil
      return [only]
    }
    return variants.filter { variant in
      guard variant.isHighContrast == true else { return true }
      let normal = variants.first { $0.isHighContrast == nil && $0.isDark == variant.isDark }
      let any = variants.first { $0.isHighContrast == nil && $0.isDark == nil }
      return (normal ?? any)?.value != variant.value
    }
  }
}
