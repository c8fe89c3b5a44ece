import AutoLayout
import InterfaceBuilder
internal import Vocabulary

/// The content and frame properties of a kind of view.
///
/// Source: `view-contents.csv`.
struct ViewContents {
  /// Whether the contents have a width.
  let hasWidth: Bool
  /// Whether the contents have a height.
  let hasHeight: Bool
  /// The position of the baseline.
  let baseline: Baseline
  /// The distances from the frame to the alignment rectangle, by generation.
  let insets: [ControlGeneration: AlignmentInsets]

  /// The position of a view's baselines.
  enum Baseline: String {
    /// The bottom of the view.
    case none
    /// The text starts at the top, and further lines follow.
    case text
    /// One line of text is centred.
    case centred
    /// Text with the insets of a text view.
    case inset
  }

  private static let all: [String: ViewContents] = {
    let table = TableDecoder(EmbeddedResources.view_contents_csv, name: "view-contents")
    return Dictionary(grouping: table.rows) { $0["element"] ?? "" }.mapValues { rows in
      var insets: [ControlGeneration: AlignmentInsets] = [:]
      for row in rows {
        let own = AlignmentInsets(
          top: row.optionalNumber("inset_top") ?? 0, left: row.optionalNumber("inset_left") ?? 0,
          bottom: row.optionalNumber("inset_bottom") ?? 0, right: row.optionalNumber("inset_right") ?? 0)
        let generations = row.optionalValue("generation", as: ControlGeneration.self).map { [$0] }
        for generation in generations ?? ControlGeneration.allCases { insets[generation] = own }
      }
      return ViewContents(
        hasWidth: rows[0]["axes"]?.contains("width") == true, hasHeight: rows[0]["axes"]?.contains("height") == true,
        baseline: rows[0].value("baseline", as: Baseline.self), insets: insets)
    }
  }()

  /// Returns the properties of an object; nil if its kind is unknown.
  static func of(_ object: InterfaceObject) -> ViewContents? {
    guard let known = all[object.tag] else { return nil }
    // A scrolling text view takes any size, and an image view without a picture has no content size.
    let isOpen =
      object.tag == "textView" && object.element.flag("scrollEnabled") != false
      || object.tag == "imageView" && !hasPicture(object)
    guard isOpen else { return known }
    return ViewContents(hasWidth: false, hasHeight: false, baseline: known.baseline, insets: known.insets)
  }

  /// Returns the distances from the frame of an object to its alignment rectangle; empty for an unknown kind.
  static func insets(of object: InterfaceObject, _ generation: ControlGeneration) -> AlignmentInsets {
    all[object.tag]?.insets[generation] ?? AlignmentInsets()
  }

  private static func hasPicture(_ object: InterfaceObject) -> Bool {
    object.element["image"] != nil || object.element.child(key: "image") != nil
  }
}
