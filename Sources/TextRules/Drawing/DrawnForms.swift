import AuditModel
import DynamicType

/// The forms of a text that a reader of one platform may see.
struct DrawnForms {
  /// The forms, in the file's order; never empty.
  let forms: [TextForm]

  /// Leaves out the forms of other devices.
  ///
  /// `other` is for the devices that have no form of their own. No iPod runs a system that has String Catalogs.
  ///
  /// - Parameters:
  ///   - all: All forms.
  ///   - platform: The platform.
  init(_ all: [TextForm], on platform: Platform) {
    let devices = Self.devices(of: platform)
    let named = Set(all.flatMap { form in form.choices.filter { $0.kind == .device }.map(\.value) })
    let seen = devices.isSubset(of: named) ? devices : devices.union(["other"])
    let shown = all.filter { form in
      form.choices.allSatisfy { $0.kind != .device || seen.contains($0.value) }
    }
    forms = shown.isEmpty ? all : shown
  }

  /// The device names of String Catalogs and stringsdict files, by platform.
  private static func devices(of platform: Platform) -> Set<String> {
    switch platform {
    case .ios: ["iphone", "ipad"]
    case .macos: ["mac"]
    case .tvos: ["appletv"]
    case .watchos: ["applewatch"]
    case .visionos: ["applevision"]
    }
  }

  /// The place of the form that decides: the widest, where of width variants only the narrowest counts.
  ///
  /// - Parameter widths: How wide each form is.
  /// - Returns: Its place in ``forms``; the first where several are equal.
  func deciding(_ widths: [Double]) -> Int {
    var narrowest: [[TextForm.Choice]: Int] = [:]
    var groups: [Int] = []
    for (index, form) in forms.enumerated() {
      let others = form.choices.filter { $0.kind != .width }
      guard others.count < form.choices.count else {
        groups.append(index)
        continue
      }
      if let known = narrowest[others] {
        if widths[index] < widths[groups[known]] { groups[known] = index }
      } else {
        narrowest[others] = groups.count
        groups.append(index)
      }
    }
    var widest = 0
    var most = -1.0
    for index in groups where widths[index] > most { (widest, most) = (index, widths[index]) }
    return widest
  }

  /// The plural choice of a form that an argument makes; nil where it makes none.
  ///
  /// Where a choice does not name an argument of the text, the numbers of the text are taken in their order.
  ///
  /// - Parameters:
  ///   - placeholder: A placeholder of the form.
  ///   - placeholders: All of them.
  ///   - form: The form.
  /// - Returns: The choice.
  static func choice(
    by placeholder: Placeholder, among placeholders: [Placeholder], of form: TextForm
  ) -> TextForm.Choice? {
    let plurals = form.choices.filter { $0.kind == .plural || $0.kind == .ordinal }
    guard !plurals.isEmpty else { return nil }
    if let named = plurals.first(where: { $0.argument == placeholder.argument }) { return named }
    let arguments = Set(placeholders.map(\.argument))
    let named = Set(plurals.compactMap(\.argument))
    let open = plurals.filter { $0.argument.map { !arguments.contains($0) } ?? true }
    let numbers = placeholders.filter { [.integer, .real].contains($0.kind) && !named.contains($0.argument) }
    guard open.count == numbers.count, let place = numbers.firstIndex(where: { $0.range == placeholder.range }) else {
      return nil
    }
    return open[place]
  }
}
