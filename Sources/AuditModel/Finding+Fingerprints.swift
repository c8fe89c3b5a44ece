internal import DynamicType

extension Finding {
  /// An identifier of sixteen hexadecimal digits that does not change when lines move.
  ///
  /// The ``Fingerprint`` covers the rule, the file, the key and, depending on the subject:
  /// - for a text, its language, and its table if the file has several
  /// - for a text in a slot, also its style, fixed size, smallest size category, width, height, line limit, Bold Text
  ///   and role
  /// - for a screen or element, the name of the screen
  /// - for an object of a storyboard or xib, its identifier in place of names
  /// - for a further problem of the same kind in a file, its number
  ///
  /// A finding for all texts of a key uses the table's group in place of file, language and slot. The form of a text
  /// is not included, because the widest form may change.
  public var fingerprint: String {
    fingerprint { print, slot in
      print.append(slot.style.rawValue)
      if let size = slot.size { print.append(size) }
      if let smallest = slot.minCategory { print.append(smallest.rawValue) }
      print.append(slot.width)
      print.append(slot.height ?? 0)
      if let lines = fields.value.lineLimit { print.append(lines) } else { print.append("?") }
      print.append(slot.boldText ? "bold" : "")
      print.append(slot.role.rawValue)
    }
  }

  /// An identifier like ``fingerprint`` that is also independent of the style and size of the slot.
  ///
  /// For a text in a slot, the ``Fingerprint`` covers the role, Bold Text and the ``site`` that draws the text.
  /// Findings in several slots at one site have the same identifier. Without a slot, it equals ``fingerprint``.
  public var placeFingerprint: String {
    fingerprint { $0.append($1.place(at: site)) }
  }

  /// Returns an identifier; `add` adds the words for the slot.
  private func fingerprint(adding add: (inout Fingerprint, Slot) -> Void) -> String {
    let fields = fields
    var print = Fingerprint()
    print.append(fields.value.rule)
    // A finding for all texts of a key must not depend on which text comes first.
    let isOfKey = !fields.value.locales.isEmpty
    print.append(isOfKey ? fields.value.group : fields.value.location.file)
    let identity = identity
    let object = identity?.object ?? ""
    print.append(object.isEmpty ? fields.value.key : "#\(object)")
    if let number = identity?.number, number > 1 { print.append(number) }
    if isOfKey {
      print.append("*")
    } else if let slot = fields.value.slot?.value {
      print.append(fields.value.locale ?? "")
      add(&print, slot)
    } else if let locale = fields.value.locale {
      print.append(locale)
    }
    if let table = fields.value.table { print.append(table) }
    if object.isEmpty, let layout = fields.value.layout?.value {
      print.append(layout.screen)
      print.append(layout.element ?? "")
    }
    return print.digits
  }

  /// The first place in the app's code that draws the text, without its line, such as `Text in Menu.swift`; nil if no
  /// code is known to draw it.
  public var site: String? { fields.value.uses.first?.site }

  /// The first failing size category, and the excess over the available width.
  package var extent: Baseline.Extent {
    let fields = fields.value
    return Baseline.Extent(
      from: fields.firstCategory, over: fields.worst?.overBy ?? 0, container: fields.slot?.value.container)
  }
}

extension TextUse {
  /// The place without its line: the call or property, such as `Text`, and the file.
  package var site: String { Self.site(place, in: location.file) }

  /// Returns a place without its line.
  package static func site(_ place: String, in file: String) -> String { "\(place) in \(file)" }
}

extension Slot {
  /// Returns the identity of this slot among the slots of a text, independent of its style and size.
  ///
  /// It is the role, Bold Text, and the site; the site is nil if no code is known to draw the text.
  package func place(at site: String?) -> String {
    let kind = role.rawValue + (boldText ? " bold" : "")
    return site.map { "\(kind), \($0)" } ?? kind
  }

  /// The style and width; excesses are comparable only if they are equal.
  package var container: String { "\(style.rawValue), \(Points(width))" }
}
