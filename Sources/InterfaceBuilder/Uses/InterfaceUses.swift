package import AuditModel

/// The uses of the texts of an app's documents.
package struct InterfaceUses: Sendable {
  /// A text of a document, with the place that draws it.
  package struct Text: Sendable {
    /// The index of the document.
    package let document: Int
    /// The text.
    package let text: InterfaceText
    /// The place; its key consists of the object's identifier and the property.
    package var use: TextUse
  }

  /// The texts with a key, in the order of the documents.
  package private(set) var texts: [Text] = []
  /// The texts that code sets on outlets, with the properties of their objects in the documents.
  package private(set) var assigned: [TextUse] = []
  /// The number of texts by class and property whose font only the class determines, such as `ThemedLabel.text`.
  package private(set) var open: [String: Int] = [:]

  /// Finds the size that the constraints of a document allow for the given objects.
  package typealias RoomSearch = (_ document: InterfaceDocument, _ objects: Set<Int>) -> [Int: TextRoom]

  /// Finds the uses.
  ///
  /// `assigned` are the texts that code draws, partly on outlets. `code` is nil if no code was read. `views` are slots
  /// in the app's own classes, by class and property. `styles` are the properties that code sets on outlets.
  /// `isPad` means that the app only runs on iPads, with another size class. Without `rooms`, every text has the width
  /// of the window.
  package init(
    of documents: [InterfaceDocument], assigned: [TextUse] = [], code: CodeEffects?,
    views: [String: [String: SlotFields]] = [:], styles: [TextUse.Outlet: TextUse] = [:],
    isPad: Bool = false, bars: BarFacts? = nil, rooms: RoomSearch? = nil
  ) {
    let bars = bars ?? BarFacts(tabs: Self.tabs(in: documents))
    let isLimited = code?.limitsSizesOutsideOutlets ?? false
    var join = OutletJoin(assigned, documents, code)
    for (index, document) in documents.enumerated() {
      let memo = ChainMemo(document)
      let table = InterfaceObject.stem(of: document.file)
      let builders = document.texts.filter { document.objects[$0.object].id != nil }.map {
        InterfaceUseBuilder(
          $0, in: document, code: code, views: views, isPad: isPad, limitsAllSizes: isLimited, bars: bars,
          memo: memo, styles: styles)
      }
      let drawn = join.texts(in: document, at: index).map { use, text in
        let builder = InterfaceUseBuilder(
          text, in: document, code: code, views: views, isPad: isPad, isAssigned: true, limitsAllSizes: isLimited,
          bars: bars, memo: memo)
        return (use, builder)
      }
      let needed = (builders + drawn.map(\.1)).filter(\.needsRoom).map(\.text.object)
      let found = rooms?(document, Set(needed)) ?? [:]
      for (use, builder) in drawn {
        join.add(builder.use(key: assigned[use].key, in: found[builder.text.object]), for: use)
      }
      for builder in builders {
        let (text, id) = (builder.text, document.objects[builder.text.object].id ?? "")
        let use = builder.use(key: TextKey(key: "\(id).\(text.property)", table: table), in: found[text.object])
        texts.append(Text(document: index, text: text, use: use))
        if let open = builder.openClass { self.open["\(open).\(text.property)", default: 0] += 1 }
      }
    }
    self.assigned = join.uses
  }

  /// The numbers of tabs of the tab bars in documents whose tabs are scenes.
  package static func tabs(in documents: [InterfaceDocument]) -> [BarFacts.Count] {
    documents.flatMap { document in
      document.objects.filter { $0.tag == "tabBarController" }.compactMap { bar in
        let count = bar.id.map { document.connections(from: $0).count { $0.relationship == "viewControllers" } } ?? 0
        return count == 0 ? nil : BarFacts.Count(count, at: bar.element.location)
      }
    }
  }

  /// The names of the outlets in documents, and the classes of their objects, which code may mention.
  package static func names(in documents: [InterfaceDocument]) -> (names: Set<String>, classes: Set<String>) {
    let outlets = documents.flatMap(\.connections).filter(\.isOutlet).map(\.name)
    let classes = documents.flatMap(\.objects).compactMap(\.customClass)
    return (Set(outlets).union(EffectQuery.systemNames), Set(classes))
  }
}

extension CodeEffects {
  /// Whether code limits the text size of an object other than outlets and class instances in a document.
  ///
  /// Such a window, controller or view may contain the views of every document.
  fileprivate var limitsSizesOutsideOutlets: Bool {
    let limits = InterfaceUseBuilder.sizeLimits
    return changes.contains { name, changed in
      !changed.isDisjoint(with: limits)
        && !outlets.values.contains { $0[name]?.isDisjoint(with: limits) == false }
    }
  }
}
