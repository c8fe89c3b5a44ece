import ArgumentParser
import Foundation
import TypeCheckKit

/// The options of `measure` on style, categories, slot and fonts.
struct MeasureQuestion: ParsableArguments {
  enum BoldTextChoice: String, ExpressibleByArgument, CaseIterable {
    case off, on, both
  }

  @Option(help: "Text style of items without one of their own. (default: body)", completion: .textStyles)
  var style: String?

  @Option(
    help: ArgumentHelp(
      "Size categories: names, XS…AX5, all, standard, accessibility; with commas. (default: all; of preview: large)",
      valueName: "list"), completion: .categories)
  var category: String?

  @Option(help: "Platform: ios, watchos, macos, tvos or visionos.", completion: .platforms)
  var platform = "ios"

  @Option(parsing: .unconditional, help: ArgumentHelp("Available width, in points (default: 288).", valueName: "pt"))
  var width: Double?

  @OptionGroup
  var rooms: RoomOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Line limit: auto, or a number; 0 is none. (default: auto)", valueName: "auto|n"))
  var lines: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Available height, in points.", valueName: "pt"))
  var height: Double?

  @Option(help: "Where the ellipsis goes: tail, middle, head, clip. (default: tail)", completion: .truncations)
  var truncation: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Shrink down to this share of the size before cutting, 0…1.", valueName: "f"))
  var minimumScale: Double?

  @Flag(help: "Allow tightening before shrinking.")
  var tighten = false

  @Option(help: ArgumentHelp("The app caps the category here.", valueName: "c"), completion: .categories)
  var maxCategory: String?

  @Option(help: "The Bold Text setting. (default: off)")
  var boldText: BoldTextChoice?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What buttons and cells take from the available width on each side, in points. (default: 0)", valueName: "pt"))
  var inset: Double?

  @Option(
    help: """
      The framework whose defaults apply: uikit, swiftui, or auto: for check what most sources import, else uikit. \
      (default: auto)
      """, completion: .frameworks)
  var framework: String?

  @Option(help: ArgumentHelp("Weight instead of the style's own.", valueName: "name"), completion: .weights)
  var weight: String?

  @Option(help: ArgumentHelp("A custom font; needs --size.", valueName: "file"), completion: .file())
  var font: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The custom font's size at Large, in points.", valueName: "pt"))
  var size: Double?

  @Option(
    help: ArgumentHelp("A folder with your own fonts, SF Pro among them; may be repeated.", valueName: "dir"),
    completion: .directory)
  var fontDir: [String] = []

  @Option(help: ArgumentHelp("Language the design was made in.", valueName: "tag"))
  var sourceLocale: String?

  @Option(
    help: ArgumentHelp(
      "Pixels per point, for rounding (default: those of the devices, else 3).",
      valueName: "n"))
  var displayScale: Double?

  @Option(help: ArgumentHelp("Worker threads (default: all cores).", valueName: "n"))
  var jobs: Int?

  /// The pipeline with these options.
  ///
  /// `locale` is the language of items without one.
  ///
  /// - Throws: `ValidationError` with the option, the problem and the known values.
  func pipeline(locale: String) throws -> MeasurePipeline {
    let options = try options()
    return MeasurePipeline(
      options: options, fontDirectories: fontDir, defaultLocale: locale,
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      widthSource: widthSource(of: options.slots?.options.rooms))
  }

  /// The font files that options name, directly or by their folder.
  var fontFiles: [String] { OutputFile.files(in: fontDir) + (font.map { [$0] } ?? []) }

  private func widthSource(of rooms: DeviceRooms?) -> String {
    let base =
      rooms.map { "\(self.rooms.given.joined(separator: " ")): \($0)" }
      ?? (width == nil ? "320 pt window, 16 pt margins" : "--width")
    let inset = inset ?? 0
    return inset == 0 ? base : "\(base), less --inset \(CommandWords.number(inset)) pt on each side"
  }

  /// The options to measure with.
  ///
  /// - Throws: `ValidationError` with the option, the problem and the known values.
  func options() throws -> MeasureOptions {
    do {
      return try checkedOptions()
    } catch let error as UnknownName {
      throw ValidationError("\(error)")
    } catch let error as MeasureError {
      throw ValidationError("\(error)")
    }
  }

  private func checkedOptions() throws -> MeasureOptions {
    var options = MeasureOptions(platform: try Platform(name: platform))
    let scale = TypeScale(platform: options.platform)
    options.categories = try scale.categories(named: category ?? "all")
    options.policy.reportsUselessMarks = options.categories.count == scale.categories.count
    if let displayScale {
      options.displayScale = try checked(displayScale, "--display-scale", above: 0, upTo: 16)
    }
    options.systemVersion = try rooms.version()
    options.sourceLocale = try sourceLocale.map { try language($0, "--source-locale") }
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs \(jobs) is outside 1…1024") }
    if let option = rooms.given.first, options.platform != .ios {
      throw ValidationError(
        "\(option) is for iPhones and iPads; remove it with --platform \(options.platform.rawValue)")
    }
    if width == nil, options.platform != .ios, options.platform != .visionos {
      throw ValidationError("--platform \(options.platform.rawValue) needs --width: 288 pt is for an iPhone")
    }
    var resolver = SlotResolver(standard: Slot(style: .body, width: MeasureOptions.standardWidth))
    resolver.options = try slot(scale)
    if let rooms = resolver.options.rooms {
      options.slots = resolver
      if displayScale == nil, let scale = rooms.displayScale { options.displayScale = scale }
    }
    let room = resolver.common
    (options.slot, options.inset, options.boldText) = (room.slot, room.inset, room.boldText)
    guard options.slot.width > 0 else {
      throw ValidationError("--inset \(CommandWords.number(room.inset)) leaves no width; make it smaller")
    }
    for category in options.categories where scale.size(options.slot.style, category) == nil {
      throw MeasureError.noSuchCell(style: options.slot.style, category: category, scale: scale)
    }
    return options
  }

  /// The canonical form of a BCP 47 language tag.
  ///
  /// - Throws: `ValidationError` with the option.
  func language(_ tag: String, _ option: String) throws -> String {
    if let known = LanguageName.canonical(tag) { return known }
    throw ValidationError("\(option) \(tag) is not a language tag; write a BCP 47 tag such as de, pt-BR or zh-Hans")
  }

  /// A warning for each unknown language that options name.
  ///
  /// `locales` are the values of `--locale`, if it exists.
  func warnings(locales: [String] = []) -> [InputIssue] {
    (locales.filter { !$0.contains("*") }.map { ($0, "--locale") } + [(sourceLocale, "--source-locale")]).compactMap {
      (tag: String?, option) in
      tag.flatMap { LanguageName.warning(of: $0, at: SourceLocation(file: "command-line", line: 1, column: 1)) }
        .map {
          InputIssue(
            severity: $0.severity, location: $0.location, message: "\(option): \($0.message)", remedy: $0.remedy)
        }
    }
  }

  /// A single text style of the platform.
  private func style(_ style: String, of scale: TypeScale) throws -> TextStyle {
    let styles = try scale.styles(named: style)
    guard let first = styles.first, styles.count == 1 else {
      throw ValidationError("--style takes one text style; items may name others")
    }
    return first
  }

  /// The slot fields that options state.
  ///
  /// - Throws: `ValidationError` or `UnknownName` with the option, the problem and the known values.
  func stated() throws -> SlotChoice { try slot(TypeScale(platform: try Platform(name: platform))) }

  private func slot(_ scale: TypeScale) throws -> SlotChoice {
    var slot = SlotChoice()
    slot.fields.style = try style.map { try style($0, of: scale) }
    slot.fields.width = try width.map { try checked($0, "--width", above: 0, upTo: Slot.largestLength) }
    if width != nil, rooms.isGiven, let option = rooms.given.first {
      throw ValidationError("--width and \(option) both set the available width; remove one of them")
    }
    slot.rooms = try rooms.rooms()
    slot.fields.height = try height.map { try checked($0, "--height", above: 0, upTo: Slot.largestLength) }
    if let lines, lines.lowercased() != "auto" {
      guard let count = Int(lines), (0...Slot.mostLines).contains(count) else {
        throw ValidationError("--lines \(lines) is neither auto nor a number in 0…10000; 0 means no limit")
      }
      slot.fields.lines = count
    }
    slot.fields.truncation = try truncation.map { try named($0, "a truncation") }
    slot.framework = try framework.flatMap { $0.lowercased() == "auto" ? nil : try framework(named: $0) }
    slot.fields.minimumScale = try minimumScale.map { try checked($0, "--minimum-scale", from: 0, upTo: 1) }
    slot.tighten = tighten ? true : nil
    slot.inset = try inset.map { try checked($0, "--inset", from: 0, upTo: Slot.largestLength) }
    slot.fields.maxCategory = try maxCategory.map { try ContentSizeCategory(name: $0) }
    slot.fields.weight = try weight.map { try FontWeight(name: $0) }
    switch boldText {
    case nil: break
    case .off: slot.boldText = [false]
    case .on: slot.boldText = [true]
    case .both: slot.boldText = [false, true]
    }
    switch (font, size) {
    case (nil, nil): break
    case (let font?, let size?):
      slot.font = Slot.CustomFont(path: font, size: try checked(size, "--size", above: 0, upTo: 1000))
    case (_?, nil): throw ValidationError("--font needs --size PT, the font's size at Large")
    case (nil, _?): throw ValidationError("--size is a custom font's; name the font with --font FILE")
    }
    return slot
  }

  private func framework(named name: String) throws -> Slot.Framework {
    do {
      return try named(name, "a framework")
    } catch is UnknownName {
      throw UnknownName(name, kind: "a framework", known: ["auto"] + Slot.Framework.allCases.map(\.rawValue))
    }
  }

  private func named<Value: RawRepresentable & CaseIterable>(_ name: String, _ kind: String) throws -> Value
  where Value.RawValue == String {
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) { return value }
    throw UnknownName(name, kind: kind, known: Value.allCases.map(\.rawValue))
  }

  private func checked(
    _ value: Double, _ option: String, above low: Double? = nil, from least: Double? = nil, upTo high: Double
  ) throws -> Double {
    let isInside = value <= high && low.map { value > $0 } ?? true && least.map { value >= $0 } ?? true
    guard value.isFinite, isInside else {
      let range = low.map { "above \(CommandWords.number($0))" } ?? "from \(CommandWords.number(least ?? 0))"
      let most = CommandWords.number(high)
      throw ValidationError(
        "\(option) \(CommandWords.number(value)) is not a usable number; give one \(range) and up to \(most)")
    }
    return value
  }
}
