package import AuditModel

/// The title, picture and configuration of a button.
package struct ButtonFacts: Hashable, Sendable {
  /// Whether a configuration draws the title, in its own font and on as many lines as needed.
  package let hasConfiguration: Bool
  /// The line break mode of the title; nil for a wrapping title.
  private let lineBreakMode: String?
  /// Whether the document sets a title.
  package let hasTitle: Bool
  /// The name of the picture in the normal state; nil for none.
  package let image: String?
  /// Whether the picture is an SF Symbol, as far as the picture element shows it.
  package let isSymbol: Bool

  /// The default line break mode of a title without a configuration.
  ///
  /// Source: Apple documentation of UIKit, `UIButton.lineBreakMode` (`byTruncatingMiddle`).
  private static let standardMode = "middleTruncation"

  /// The position of the ellipsis in a single-line title; nil for a wrapping title, as in configurations.
  ///
  /// Source: Apple documentation of UIKit, `UIButton.Configuration.titleLineBreakMode` (`byWordWrapping`).
  package var truncation: Slot.Truncation? {
    // A wrapping mode has as many lines as it needs.
    guard let mode = lineBreakMode, !mode.lowercased().contains("wrap") else { return nil }
    return Slot.Truncation(lineBreakMode: mode)
  }

  /// Reads a button; nil for another object.
  package init?(_ object: InterfaceObject) {
    guard object.tag == "button" else { return nil }
    let configuration = object.element.child("buttonConfiguration")
    let normal = object.element.child("state", key: "normal")
    hasConfiguration = configuration != nil
    lineBreakMode =
      configuration.map { $0["titleLineBreakMode"] } ?? object.element["lineBreakMode"] ?? Self.standardMode
    let parts = [configuration, normal].compactMap(\.self)
    hasTitle = parts.contains { part in
      ["title", "attributedTitle", "subtitle"].contains { InterfaceText.value($0, in: part)?.text.isEmpty == false }
    }
    image = parts.lazy.compactMap { $0["image"] ?? $0.child("imageReference", key: "image")?["image"] }.first
    isSymbol = parts.contains {
      $0["catalog"] == "system" || $0.child("imageReference", key: "image")?["catalog"] == "system"
    }
  }
}

extension Slot.Truncation {
  /// Reads a line break mode from a document; nil if unknown.
  ///
  /// Character wrapping shows as many characters as fit on the last line, without an ellipsis.
  init?(lineBreakMode: String) {
    switch lineBreakMode {
    case "tailTruncation", "truncatingTail": self = .tail
    case "middleTruncation", "truncatingMiddle": self = .middle
    case "headTruncation", "truncatingHead": self = .head
    case "clip", "clipping", "characterWrap": self = .clip
    case "wordWrap": self = .wrap
    default: return nil
    }
  }
}
