import ArgumentParser
import Foundation
import TypeCheckKit

/// The options of `measure` for style, categories, slot and fonts.
struct MeasureArguments: ParsableArguments {
  @Option(
    help: .slot(.style, many: "Several, comma-separated, or all are measured one by one."), completion: .slot(.style))
  var style: String?

  @Option(
    help: ArgumentHelp(
      "Size categories: names, XS…AX5, all, standard, accessibility; comma-separated. (default: all; preview: large)",
      valueName: "list"), completion: .categories)
  var category: String?

  @Option(help: "Platform: ios, watchos, macos, tvos or visionos.", completion: .cases(Platform.self))
  var platform = "ios"

  @Option(parsing: .unconditional, help: .slot(.width, many: "Several, comma-separated, are measured one by one."))
  var width: String?

  @Option(parsing: .unconditional, help: .slot(.lines), completion: .slot(.lines))
  var lines: String?

  @Option(parsing: .unconditional, help: .slot(.height))
  var height: String?

  @Option(help: .slot(.truncation), completion: .slot(.truncation))
  var truncation: String?

  @Option(parsing: .unconditional, help: .slot(.minimumScale))
  var minimumScale: String?

  @Flag(help: .slot(.tighten))
  var tighten = false

  @Option(help: .slot(.maxCategory), completion: .slot(.maxCategory))
  var maxCategory: String?

  @Option(help: .slot(.boldText), completion: .slot(.boldText))
  var boldText: String?

  @Option(parsing: .unconditional, help: .slot(.inset))
  var inset: String?

  @Option(help: .slot(.framework), completion: .slot(.framework))
  var framework: String?

  @Option(help: .slot(.weight), completion: .slot(.weight))
  var weight: String?

  @Option(help: .slot(.font), completion: .slot(.font))
  var font: String?

  @Option(parsing: .unconditional, help: .slot(.fontSize))
  var size: String?

  @Option(
    help: ArgumentHelp("A folder with your own fonts, such as SF Pro; may be repeated.", valueName: "dir"),
    completion: .directory)
  var fontDir: [String] = []

  @Option(help: ArgumentHelp("The source language of the app.", valueName: "tag"))
  var sourceLocale: String?

  @Option(
    help: ArgumentHelp(
      "Pixels per point, for rounding (default: those of the devices, else 3).", valueName: "n"))
  var displayScale: Double?

  @Option(help: ArgumentHelp("Worker threads (default: all cores).", valueName: "n"))
  var jobs: Int?

  /// Returns the pipeline with these options and the device options.
  ///
  /// `locale` is the language of items that do not state one. `ofApp` lets the options select from the devices of an
  /// app. If `readsOutside` is true, links may lead to fonts outside the repository.
  ///
  /// - Throws: `ValidationError` with the option, the problem and the known values, or ``ConfigurationError``.
  func pipeline(
    locale: String, on rooms: RoomOptions, ofApp: Bool = false, readsOutside: Bool
  ) throws -> MeasurePipeline {
    for path in fontDir + [font].compactMap(\.self) { try NamedFile.check(path, readsOutside: readsOutside) }
    let options = try options(on: rooms, ofApp: ofApp)
    return MeasurePipeline(
      options: options, fontDirectories: fontDir, defaultLocale: locale,
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      widthSource: widthSource(of: options.slots?.options.rooms, rooms, inset: options.inset))
  }

  /// The font files that the options name, directly or by their folder.
  var fontFiles: [String] { OutputFile.files(in: fontDir) + (font.map { [$0] } ?? []) }

  private func widthSource(of rooms: DeviceRooms?, _ options: RoomOptions, inset: Double) -> String {
    let base =
      rooms.map { "\(width == nil ? options.given.joined(separator: " ") : "--width"): \($0)" }
      ?? (width == nil ? "320 pt window, 16 pt margins" : "--width")
    return inset == 0 ? base : "\(base), less --inset \(CommandWords.number(inset)) pt on each side"
  }

  /// Returns the measurement options.
  ///
  /// - Throws: `ValidationError` with the option, the problem and the known values.
  func options(on rooms: RoomOptions, ofApp: Bool = false) throws -> MeasureOptions {
    try Named.checked { try checkedOptions(on: rooms, ofApp: ofApp) }
  }

  private func checkedOptions(on rooms: RoomOptions, ofApp: Bool) throws -> MeasureOptions {
    var options = MeasureOptions(platform: try Platform(name: platform))
    let scale = TypeScale(platform: options.platform)
    options.categories = try scale.categories(named: category ?? "all")
    options.policy.reportsUselessMarks = options.categories.count == scale.categories.count
    if let displayScale {
      guard displayScale > 0, displayScale <= 16 else {
        throw ValidationError(
          "--display-scale \(CommandWords.number(displayScale)) is not usable; give a number above 0 and at most 16")
      }
      options.displayScale = displayScale
    }
    options.systemVersion = try rooms.version()
    options.sourceLocale = try sourceLocale.map { try Named.language($0, "--source-locale") }
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs \(jobs) is outside 1…1024") }
    if let option = rooms.given.first, options.platform != .ios {
      throw ValidationError(
        "\(option) is for iPhones and iPads; remove it, or remove --platform \(options.platform.rawValue)")
    }
    if width == nil, options.platform != .ios, options.platform != .visionos {
      throw ValidationError("--platform \(options.platform.rawValue) needs --width: 288 pt is for an iPhone")
    }
    let choice = try slot(scale, on: rooms, ofApp: ofApp)
    options.state(choice)
    if displayScale == nil, let scale = choice.rooms?.displayScale { options.displayScale = scale }
    guard options.slot.width > 0 else {
      throw ValidationError("--inset \(CommandWords.number(options.inset)) leaves no width; use a smaller inset")
    }
    for style in choice.styles + [options.slot.style] {
      for category in options.categories where scale.size(style, category) == nil {
        throw MeasureError.noSuchCell(style: style, category: category, scale: scale)
      }
    }
    return options
  }

  /// Returns a warning for each unknown language in the options.
  ///
  /// `locales` are the values of `--locale`, for commands with this option.
  func warnings(locales: [String] = []) -> [InputIssue] {
    (locales.filter { !$0.contains("*") }.map { ($0, "--locale") } + [(sourceLocale, "--source-locale")]).compactMap {
      (tag: String?, option) in
      tag.flatMap { LanguageName.warning(of: $0, at: SourceLocation(startOf: "command-line")) }
        .map {
          // An option may select texts, so that none in this language need exist.
          InputIssue(
            severity: $0.severity, location: $0.location,
            message: "\(option): \(Quotation(tag ?? "")) is not a known language", remedy: $0.remedy)
        }
    }
  }

  /// Returns the text styles from the option.
  ///
  /// `all` selects the styles with a size at every measured category.
  private func styles(of scale: TypeScale) throws -> [TextStyle] {
    guard let style else { return [] }
    let styles = try scale.styles(named: style)
    guard styles == scale.styles else { return styles }
    let categories = try scale.categories(named: category ?? "all")
    return styles.filter { style in categories.allSatisfy { scale.size(style, $0) != nil } }
  }

  /// Returns the available widths if the option lists several, or nil otherwise.
  ///
  /// - Throws: `ValidationError` with the option, the problem and the known values.
  private func widths() throws -> DeviceRooms? {
    guard let width, width.contains(",") else { return nil }
    var fields = SlotFields()
    let widths = try width.split(separator: ",", omittingEmptySubsequences: false).map { part in
      try set(.width, String(part), in: &fields)
      return fields.width ?? 0
    }
    return DeviceRooms(Set(widths).map { DeviceRoom(width: $0, devices: []) })
  }

  private func set(_ field: SlotField, _ text: String, in fields: inout SlotFields) throws {
    do throws(SlotRefusal) {
      try field.descriptor.set(text: text, in: &fields, on: .option)
    } catch {
      throw ValidationError(error.sentence(about: field.name(on: .option), text))
    }
  }

  /// Returns the slot fields from the options.
  ///
  /// - Throws: `ValidationError` or `UnknownName` with the option, the problem and the known values.
  func stated(on rooms: RoomOptions, ofApp: Bool = false) throws -> SlotChoice {
    try slot(TypeScale(platform: try Platform(name: platform)), on: rooms, ofApp: ofApp)
  }

  private func slot(_ scale: TypeScale, on rooms: RoomOptions, ofApp: Bool) throws -> SlotChoice {
    var slot = SlotChoice()
    let isOfApp = try ofApp && rooms.requestOfApp() != nil
    if width != nil, rooms.isGiven || isOfApp, let option = rooms.given.first {
      throw ValidationError("--width and \(option) both set the available width; remove one of them")
    }
    let (styles, widths) = (try styles(of: scale), try widths())
    slot.rooms = try rooms.rooms(ofApp: ofApp) ?? widths
    if styles.count > 1 { slot.styles = styles }
    for (field, text) in slotOptions where field != .width || widths == nil {
      // The name of a style depends on the platform, so its parsed value is used.
      guard let text = field == .style ? styles.first?.rawValue : text else { continue }
      try set(field, text, in: &slot.fields)
    }
    if font != nil, size == nil { throw ValidationError("--font needs --size PT, the font's size at Large") }
    if font == nil, size != nil {
      throw ValidationError("--size is a custom font's; name the font with --font FILE")
    }
    return slot
  }

  /// The options that set slot fields, with their values.
  var slotOptions: [(field: SlotField, text: String?)] {
    [
      (.style, style), (.weight, weight), (.width, width), (.inset, inset), (.lines, lines), (.height, height),
      (.maxCategory, maxCategory), (.minimumScale, minimumScale), (.truncation, truncation),
      (.tighten, tighten ? "yes" : nil), (.boldText, boldText), (.framework, framework), (.font, font),
      (.fontSize, size),
    ]
  }
}
