import AuditModel
import TestSupport
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Properties of the width that random SwiftUI code offers a text.
@Suite struct ViewSpacePropertyTests {
  /// A modifier or container around a view, with one length.
  private enum Step: CaseIterable {
    case padding, sides, frame, mostFrame, neighbour, spacing, stack, list, form, scroll
    case scaledSides, scaledFrame, optionalFrame, columnSpacing, fixedColumn, mostColumn, mostOfTwoColumns, gridSpacing

    /// Whether the length is stated.
    var hasLength: Bool {
      switch self {
      case .stack, .list, .form, .scroll: false
      default: true
      }
    }

    /// Whether a larger length leaves the text more space.
    var isLimit: Bool {
      switch self {
      case .frame, .mostFrame, .scaledFrame, .optionalFrame, .fixedColumn, .mostColumn: true
      default: false
      }
    }

    /// Whether the text size scales the length.
    var isScaled: Bool { self == .scaledSides || self == .scaledFrame }

    func wrap(_ view: String, _ length: String) -> String {
      switch self {
      case .padding: "\(view).padding(\(length))"
      case .sides: "\(view).padding(.horizontal, \(length))"
      case .frame: "VStack { \(view) }.frame(width: \(length))"
      case .mostFrame: "VStack { \(view) }.frame(maxWidth: \(length))"
      case .neighbour: "HStack { Color.red.frame(width: \(length)); \(view) }"
      case .spacing: "HStack(spacing: \(length)) { Image(\"a\"); \(view) }"
      case .stack: "VStack(alignment: .leading) { Divider(); \(view) }"
      case .list: "List { \(view) }"
      case .form: "Form { \(view) }"
      case .scroll: "ScrollView { \(view) }"
      case .scaledSides: "\(view).padding(.horizontal, \(length))"
      case .scaledFrame: "VStack { \(view) }.frame(width: \(length))"
      case .optionalFrame: "VStack { \(view) }.frame(width: isLarge ? nil : \(length))"
      case .columnSpacing: "LazyVGrid(columns: [GridItem(.flexible(), spacing: \(length)), GridItem()]) { \(view) }"
      case .fixedColumn: "LazyVGrid(columns: [GridItem(.fixed(\(length)))]) { \(view) }"
      case .mostColumn: "LazyVGrid(columns: [GridItem(.flexible(maximum: \(length)))]) { \(view) }"
      // The other column has what the first one leaves.
      case .mostOfTwoColumns: "LazyVGrid(columns: [GridItem(.flexible(maximum: \(length))), GridItem()]) { \(view) }"
      case .gridSpacing: "Grid(horizontalSpacing: \(length)) { GridRow { Image(\"a\"); \(view) } }"
      }
    }
  }

  /// Code around a view that may give it any width.
  private static let unknown: [@Sendable (String) -> String] = [
    { "\($0).bleed()" }, { "\($0).modifier(Bleed())" }, { "Bleed { \($0) }" }, { "\($0).padding(-a)" },
    { "\($0).padding(b)" }, { "\($0).padding(2 * a - 60)" }, { "\($0).frame(square: 8)" },
    { "HStack(spacing: a) { Image(\"a\"); \($0) }" }, { "HStack(spacing: -8) { Image(\"a\"); \($0) }" },
    { "Text(\"x\").draggable(a) { \($0) }" }, { "Text(\"x\").listRowBackground(\($0))" },
    { "ViewThatFits { \($0); Text(\"z\") }" }, { "ViewThatFits { Text(\"z\"); Group { \($0); Text(\"z\") } }" },
    { "ViewThatFits { ForEach(a) { b in \($0) } }" }, { "GroupBox { \($0) }.groupBoxStyle(Bleed())" },
    { "VStack { \($0) }.padding(EdgeInsets(top: 0, leading: -a, bottom: 0, trailing: 8))" },
    { "LazyVGrid(columns: [GridItem(.flexible(), spacing: a), GridItem()]) { \($0) }" },
  ]

  /// The steps whose lengths take width from the view.
  private static let taking: [Step] = [.padding, .sides, .neighbour, .spacing, .columnSpacing, .gridSpacing]

  /// Code that draws a view where it does not fit.
  private static let alternatives: [@Sendable (String) -> String] = [
    { "ViewThatFits { Text(\"z\"); \($0) }" }, { "ViewThatFits { Group { Text(\"z\"); \($0) } }" },
    { "ViewThatFits { Text(\"z\"); if a { \($0) } else { Text(\"z\") } }" },
  ]

  private static let windows = [320.0, 375, 430, 744, 1_024]

  /// The widths in some windows; nil where the width is unknown.
  private func widths(_ steps: [(step: Step, length: String)]) throws -> [Double]? {
    let use = try use(steps)
    return use.width.value.map { width in Self.windows.map(width.width) }
  }

  /// The use of a text with steps around it, and `insert` around the first `place` of them.
  private func use(
    _ steps: [(step: Step, length: String)], _ insert: @Sendable (String) -> String = { $0 }, at place: Int = 0
  ) throws -> TextUse {
    var metrics: Set<String> = []
    let view = steps.enumerated().reduce(place == 0 ? insert("Text(\"k\")") : "Text(\"k\")") { view, next in
      let (number, one) = next
      let wrapped = wrap(view, one, &metrics)
      return number + 1 == place ? insert(wrapped) : wrapped
    }
    let source = "struct A: View {\n\(metrics.sorted().joined())var body: some View {\n\(view)\n} }"
    return try #require(try Sources.uses(of: ["k"], source).uses.first, "\(view)")
  }

  private func wrap(_ view: String, _ one: (step: Step, length: String), _ metrics: inout Set<String>) -> String {
    guard one.step.isScaled, Int(one.length) != nil else { return one.step.wrap(view, one.length) }
    metrics.insert("@ScaledMetric private var m\(one.length): CGFloat = \(one.length)\n")
    return one.step.wrap(view, "m\(one.length)")
  }

  private func steps(_ generator: inout SeededGenerator) -> [(step: Step, length: String)] {
    (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      let step = Step.allCases.randomElement(using: &generator) ?? .stack
      let length = Int.random(in: step.isLimit ? 60...400 : 1...40, using: &generator)
      return (step, "\(length)")
    }
  }

  @Test func aLengthThatIsNotKnownNeverTakesWidth() throws {
    var generator = SeededGenerator(seed: 28)
    var count = 0
    for _ in 0..<400 {
      let known = steps(&generator)
      for index in known.indices where known[index].step.hasLength {
        var open = known
        open[index].length = "length"
        guard let wide = try widths(open) else { continue }
        // A frame of a known width may be inside one that is not known.
        guard let narrow = try widths(known) else { continue }
        count += 1
        #expect(zip(wide, narrow).allSatisfy { $0 >= $1 }, "\(known) \(index)")
      }
    }
    #expect(count > 200)
  }

  @Test func largerPaddingsAndSmallerLimitsNeverGiveWidth() throws {
    var generator = SeededGenerator(seed: 29)
    var count = 0
    for _ in 0..<400 {
      let wide = steps(&generator)
      for index in wide.indices where wide[index].step.hasLength {
        var narrow = wide
        let length = Int(wide[index].length) ?? 0
        narrow[index].length = "\(wide[index].step.isLimit ? length - 30 : length + 30)"
        guard let most = try widths(wide), let least = try widths(narrow) else { continue }
        count += 1
        #expect(zip(most, least).allSatisfy { $0 >= $1 }, "\(wide) \(index)")
      }
    }
    #expect(count > 200)
  }

  @Test func codeThatIsNotKnownNeverTakesWidth() throws {
    var generator = SeededGenerator(seed: 32)
    var count = 0
    for _ in 0..<400 {
      let known = steps(&generator)
      let least = try #require(try widths(known), "\(known)")
      let place = Int.random(in: 0...known.count, using: &generator)
      let (number, unknown) = try #require(Self.unknown.enumerated().randomElement(using: &generator))
      guard let most = try use(known, unknown, at: place).width.value else { continue }
      count += 1
      #expect(zip(Self.windows.map(most.width), least).allSatisfy { $0 >= $1 }, "\(known) \(number) at \(place)")
    }
    #expect(count > 50)
  }

  @Test func codeThatIsNotKnownGivesAnyWidthToWhatHasNone() throws {
    for (number, unknown) in Self.unknown.enumerated() {
      #expect(try use([(.stack, "1")], unknown, at: 1).width.value == nil, "\(number)")
    }
  }

  @Test func alternativesThatAreDrawnInAnyCaseKeepTheirWidth() throws {
    var generator = SeededGenerator(seed: 33)
    for _ in 0..<200 {
      let known = steps(&generator)
      let place = Int.random(in: 0...known.count, using: &generator)
      for (number, alternative) in Self.alternatives.enumerated() {
        let width = try use(known, alternative, at: place).width.value
        #expect(
          try width.map { width in Self.windows.map(width.width) } == widths(known), "\(known) \(number) at \(place)")
      }
    }
  }

  @Test func negativeLengthsNeverTakeWidth() throws {
    var generator = SeededGenerator(seed: 34)
    var count = 0
    for _ in 0..<400 {
      let known = steps(&generator)
      for index in known.indices where Self.taking.contains(known[index].step) {
        var negative = known
        negative[index].length = "-\(known[index].length)"
        count += 1
        guard let wide = try widths(negative), let narrow = try widths(known) else { continue }
        #expect(zip(wide, narrow).allSatisfy { $0 >= $1 }, "\(known) \(index)")
      }
    }
    #expect(count > 200)
  }

  @Test func viewsFurtherOutsideNeverTakeFreeHeight() throws {
    var generator = SeededGenerator(seed: 30)
    var count = 0
    for _ in 0..<400 {
      let inner = steps(&generator)
      guard try !use(inner).isHeightBounded else { continue }
      count += 1
      #expect(try !use(inner + steps(&generator)).isHeightBounded, "\(inner)")
    }
    #expect(count > 50)
  }

  @Test func onlySomethingThatScrollsGivesFreeHeight() throws {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<400 {
      let all = steps(&generator)
      let scrolls = all.contains { [.list, .form, .scroll].contains($0.step) }
      #expect(try use(all).isHeightBounded != scrolls, "\(all)")
    }
  }
}
