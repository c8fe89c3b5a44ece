internal import AuditModel
internal import SwiftTrees

extension SourceNode {
  /// The fact that a call is a button whose picture has its own size; nil for any other call.
  ///
  /// Buttons in lists, bars and menus react to taps anywhere in their row or item.
  var buttonPicture: CodeFact? {
    guard name == "Button", let picture = buttonImage, !isInSystemPlace else { return nil }
    let all = picture.modifiers + modifiers
    // The app's own modifiers, paddings and shapes may enlarge it.
    guard all.allSatisfy({ ViewModifier.named($0.name) != nil && !Self.enlarging.contains($0.name) }) else {
      return nil
    }
    // So may a style around the button.
    guard outerModifiers.allSatisfy({ !Self.styles.contains($0.name) }) else { return nil }
    let frames = all.filter { $0.name == "frame" }
    guard frames.count == 1 else { return nil }
    let (width, height) = (frames[0].length("width"), frames[0].length("height"))
    guard width != nil || height != nil, frames[0].arguments.allSatisfy({ ["width", "height"].contains($0.label) })
    else { return nil }
    return CodeFact(.buttonPicture(width: width, height: height), at: location, view: name)
  }

  /// The length of an argument, in points; nil if it is not a number.
  private func length(_ label: String) -> Double? { argument(at: .label(label))?.decimal }

  /// Modifiers that may make a button larger than its picture.
  private static let enlarging = APIList.enlargingModifiers.names

  private static let styles = APIList.buttonModifiers.names

  /// Whether a view is in a row, bar or menu, which has a large enough tap area.
  private var isInSystemPlace: Bool {
    var node = parent
    while let around = node {
      if around.kind == .call, ViewContainer.names.contains(around.name) || Self.rows.contains(around.name) {
        return true
      }
      node = around.parent
    }
    return false
  }

  private static let rows = APIList.rowViews.names
}
