package import AuditModel

/// The title, picture and configuration of a button.
package struct ButtonFacts: Hashable, Sendable {
  /// Whether a configuration draws the title, in a font of its own and on as many lines as needed.
  package let hasConfiguration: Bool
  /// The line break mode of the title; nil for one that wraps.
  private let lineBreakMode: String?
  /// Whether the document states a title.
  package let hasTitle: Bool
  /// The name of the picture in the normal state; nil for none.
  package let image: String?
  /// Whether the picture is an SF Symbol, as far as the picture itself states it.
  package let isSymbol: Bool

  /// The line break mode of a title without a configuration that states none.
  ///
  /// Source: Apple documentation of UIKit, `UIButton.lineBreakMode` (`byTruncatingMiddle`).
  private static let standardMode = "middleTruncation"

  /// The position of the ellipsis of a title on one line; nil for a title that wraps, as those of configurations do.
  ///
  /// Source: Apple documentation of UIKit, `UIButton.Configuration.titleLineBreakMode` (`byWordWrapping`).
  package var truncation: Slot.Truncation? {
    // A mode that wraps has as many lines as it needs.
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
  /// Reads a line break mode as documents state it; nil for an unknown one.
  ///
  /// Wrapping at characters shows as many of them as fit on the last line, without an ellipsis.
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
