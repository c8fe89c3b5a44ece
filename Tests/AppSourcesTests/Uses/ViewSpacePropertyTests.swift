import AuditModel
import TestSupport
import Testing

@testable import AppSources

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

  private static let windows = [320.0, 375, 430, 744, 1_024]

  /// The widths in some windows; nil where the width is unknown.
  private func widths(_ steps: [(step: Step, length: String)]) throws -> [Double]? {
    let use = try use(steps)
    return use.width.value.map { width in Self.windows.map(width.width) }
  }

  private func use(_ steps: [(step: Step, length: String)]) throws -> TextUse {
    var metrics: Set<String> = []
    let view = steps.reduce("Text(\"k\")") { view, one in
      guard one.step.isScaled, Int(one.length) != nil else { return one.step.wrap(view, one.length) }
      metrics.insert("@ScaledMetric private var m\(one.length): CGFloat = \(one.length)\n")
      return one.step.wrap(view, "m\(one.length)")
    }
    let source = "struct A: View {\n\(metrics.sorted().joined())var body: some View {\n\(view)\n} }"
    return try #require(try Sources.uses(of: ["k"], source).uses.first, "\(view)")
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
