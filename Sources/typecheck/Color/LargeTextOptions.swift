import ArgumentParser
import TypeCheckKit

/// The options that say what colours are asked for besides their contrast: size, weight, iOS releases.
struct LargeTextOptions: ParsableArguments {
  @Option(help: "Text style of text that names none.")
  var style = "body"

  @Flag(help: "With the Bold Text setting on.")
  var boldText = false

  @Option(
    help: "What counts as large text: points (18, or 14 bold), apple (18, or any bold), wcag (24, or 18.67 bold).")
  var largeText = "points"

  @Option(help: ArgumentHelp("Whose system colours: \(Self.generations).", valueName: "releases"))
  var ios = SystemGeneration.ios26.rawValue

  static var generations: String { SystemGeneration.allCases.map(\.rawValue).joined(separator: ", ") }

  func validate() throws { _ = try conditions() }

  /// What verdicts depend on.
  ///
  /// - Throws: `ValidationError` naming the option and what is known.
  func conditions() throws -> ColorConditions {
    var conditions = ColorConditions()
    conditions.style = try Named.checked { try TextStyle(name: style) }
    guard TypeScale(platform: .ios).styles.contains(conditions.style) else {
      throw ValidationError("--style \(style) is no text style of iOS; typecheck scale --platform ios lists them")
    }
    conditions.boldText = boldText
    conditions.largeText = try Named.value(largeText, "a large-text policy")
    conditions.generation = try Named.value(ios, "a span of iOS releases")
    return conditions
  }
}

/// Names on the command line, with the nearest known ones in the message when one is not known.
enum Named {
  /// The value of a name, whatever its case.
  static func value<Value: RawRepresentable & CaseIterable>(_ name: String, _ kind: String) throws -> Value
  where Value.RawValue == String {
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) { return value }
    throw ValidationError("\(UnknownName(name, kind: kind, known: Value.allCases.map(\.rawValue)))")
  }

  /// What a reader of names makes of one, its error as a mistake of usage.
  static func checked<Value>(_ option: String? = nil, _ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch let error as ValidationError {
      throw error
    } catch {
      throw ValidationError(option.map { "\($0): \(error)" } ?? "\(error)")
    }
  }
}
