import AuditModel
import DynamicType

/// The forms of a text that may be shown on one platform.
struct DrawnForms {
  /// The forms in the file's order.
  ///
  /// The list is never empty.
  let forms: [TextForm]

  /// Keeps the forms that devices of the platform may show.
  ///
  /// `other` is for the devices without their own form. `ipod` is skipped because no iPod runs a system with String
  /// Catalogs.
  init(_ all: [TextForm], on platform: Platform) {
    let devices = Self.devices(of: platform)
    let named = Set(all.flatMap { form in form.choices.filter { $0.kind == .device }.map(\.value) })
    let seen = devices.isSubset(of: named) ? devices : devices.union(["other"])
    let shown = all.filter { form in
      form.choices.allSatisfy { $0.kind != .device || seen.contains($0.value) }
    }
    forms = shown.isEmpty ? all : shown
  }

  /// Returns the device names of a platform in String Catalogs and stringsdict files.
  private static func devices(of platform: Platform) -> Set<String> {
    switch platform {
    case .ios: ["iphone", "ipad"]
    case .macos: ["mac"]
    case .tvos: ["appletv"]
    case .watchos: ["applewatch"]
    case .visionos: ["applevision"]
    }
  }

  /// Returns the index in ``forms`` of the widest form; of each set of width variants, only the narrowest counts.
  ///
  /// The first one wins a tie.
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

  /// Returns the plural choice that the value of a placeholder decides; nil if there is none.
  ///
  /// A choice that does not name an argument belongs to the number at the same position among the text's numbers.
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
