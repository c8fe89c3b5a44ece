import DynamicType

extension SlotDescriptor {
  /// The table of slot fields, in the order of ``SlotField``.
  public static let all: [SlotDescriptor] = [
    SlotDescriptor(
      .role, \.role, .named("a role", hint: TextRole.hint), slot: .init(\.role), everywhere.subtracting(.option),
      "The role of the text; a system place sets its style, line limit and growth.",
      standard: "`text`", example: "tabLabel"),
    SlotDescriptor(
      .style, \.style, .named(TextStyle.init(name:)), slot: .init(\.style), everywhere, isContainer: true,
      "The text style.", standard: "`body`", example: "headline"),
    SlotDescriptor(
      .weight, \.weight, .named(FontWeight.init(name:)), slot: .init(\.weight), everywhere, isContainer: true,
      "The font weight, if not that of the text style.", standard: "the style's", example: "semibold"),
    SlotDescriptor(
      .width, \.width, .length(), slot: .init(\.width), everywhere, isContainer: true,
      "The available width of a line in points, before the inset.",
      standard: "288, or the widths of the devices", example: "200"),
    SlotDescriptor(
      .devices, .devices, Access(), [.configuration, .option], isContainer: true,
      "The devices whose available widths apply instead of a width.", standard: "none", example: "[narrowest]"),
    SlotDescriptor(
      .inset, \.inset, .length(isAbove: false), [.configuration, .option, .library], isContainer: true,
      "The inset of a button or cell on each side, in points.", standard: "0", example: "16"),
    SlotDescriptor(
      .lines, \.lines, .whole(0...Slot.mostLines, zero: "no limit"), slot: .init(\.lines), everywhere,
      automatic: [.configuration, .option, .library], isContainer: true,
      "The line limit: 0 is none, `auto` is one line if the source text fits on one line at Large.",
      standard: "`auto`", example: "2"),
    SlotDescriptor(
      .height, \.height, .length(), slot: .init(\.height), everywhere, isContainer: true,
      "The available height in points.", standard: "no limit", example: "44"),
    SlotDescriptor(
      .maxCategory, \.maxCategory, .named(ContentSizeCategory.init(name:)), slot: .init(\.maxCategory), everywhere,
      "The largest size category that the app allows.", standard: "no limit", example: "AX2"),
    SlotDescriptor(
      .minimumScale, \.minimumScale, .number(0...1), slot: .init(\.minimumScale), everywhere, isContainer: true,
      "The minimum scale factor: how far the text may shrink before it is cut, 0 to 1.",
      standard: "no shrinking", example: "0.8"),
    SlotDescriptor(
      .truncation, \.truncation, .named("a truncation"), slot: .init(\.truncation), everywhere.subtracting(.item),
      "The position of the ellipsis: `tail`, `middle` or `head`; `clip` and `wrap` (after a word) have none.",
      standard: "`tail`", example: "middle"),
    SlotDescriptor(
      .tighten, \.tighten, .flag, slot: .init(\.tighten), [.configuration, .option, .library],
      "Whether the text may be tightened before it shrinks.", standard: "`false`", example: "true"),
    SlotDescriptor(
      .uppercase, \.uppercase, .flag, slot: .init(\.uppercase), [.configuration, .comment, .library],
      "Whether the app draws the text in capitals.", standard: "`false`", example: "true"),
    SlotDescriptor(
      .characters, \.characters, .whole(1...Slot.mostCharacters), slot: .init(\.characters),
      [.configuration, .comment, .library], aliases: ["limit"],
      "The largest number of characters in the text.", standard: "no limit", example: "24"),
    SlotDescriptor(
      .boldText, \.boldText, .flags, [.configuration, .option, .library],
      "The Bold Text setting: `off`, `on` or `both`.", standard: "`off`", example: "both"),
    SlotDescriptor(
      .framework, \.framework, .named("a framework"), slot: .init(\.framework), [.configuration, .option, .library],
      automatic: .option, "The framework whose layout rules apply: `uikit` or `swiftui`.",
      standard: "the framework that most Swift files import, else `uikit`", example: "swiftui"),
    SlotDescriptor(
      .markup, \.markup, .named("a kind of markup"), slot: .init(\.markup), [.configuration, .library],
      "The markup that is removed from the text before it is drawn: `none`, `markdown` or `html`.",
      standard: "the file format's", example: "markdown"),
    SlotDescriptor(
      .font, \.fontFile, .path, [.configuration, .option, .library], isContainer: true,
      "A font file of the app, which scales like UIFontMetrics.", standard: "the system font",
      example: "Fonts/Brand.otf"),
    SlotDescriptor(
      .fontSize, \.fontSize, .length(to: Slot.largestFontSize), [.configuration, .option, .library],
      aliases: ["font_size"], isContainer: true,
      "The size of that font at Large, in points.", standard: "none", example: "17"),
  ]

  private static let everywhere: SlotSurfaces = [.configuration, .comment, .item, .option, .library]
}
