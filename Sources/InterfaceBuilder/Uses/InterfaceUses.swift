package import AuditModel

/// The uses of the texts of an app's documents.
package struct InterfaceUses: Sendable {
  /// A text of a document, with the place that draws it.
  package struct Text: Sendable {
    /// The index of the document.
    package let document: Int
    /// The text.
    package let text: InterfaceText
    /// The place; its key is the identifier of the object and the property.
    package let use: TextUse
  }

  /// The texts that have a key, in the order of the documents.
  package private(set) var texts: [Text] = []
  /// The texts that code sets on outlets, with what the documents state of their objects.
  package private(set) var assigned: [TextUse] = []
  /// The numbers of texts by class and property whose font only the class knows, such as `ThemedLabel.text`.
  package private(set) var open: [String: Int] = [:]

  /// Finds the space that the constraints of a document leave some of its objects.
  package typealias RoomSearch = (_ document: InterfaceDocument, _ objects: Set<Int>) -> [Int: TextRoom]

  /// Finds the uses.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - assigned: The texts that code draws, some of them on outlets of the documents.
  ///   - code: What code does with their objects; nil if no code was read.
  ///   - views: The slots of texts in the app's own classes, by class and property.
  ///   - isPad: Whether the app only runs on iPads, whose windows have another size class.
  ///   - rooms: Finds the space of texts; nil if every text has the width of the window.
  package init(
    of documents: [InterfaceDocument], assigned: [TextUse] = [], code: CodeEffects?,
    views: [String: [String: SlotFields]] = [:],
    isPad: Bool = false, rooms: RoomSearch? = nil
  ) {
    let isLimited = code?.limitsSizesOutsideOutlets ?? false
    var join = OutletJoin(assigned, documents, code)
    for (index, document) in documents.enumerated() {
      let memo = ChainMemo(document)
      let table = InterfaceObject.stem(of: document.file)
      let builders = document.texts.filter { document.objects[$0.object].id != nil }.map {
        InterfaceUseBuilder(
          $0, in: document, code: code, views: views, isPad: isPad, limitsAllSizes: isLimited, memo: memo)
      }
      let drawn = join.texts(in: document, at: index).map { use, text in
        let builder = InterfaceUseBuilder(
          text, in: document, code: code, views: views, isPad: isPad, isAssigned: true, limitsAllSizes: isLimited,
          memo: memo)
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

  /// The names of the outlets in documents, and the classes of their objects, which code may name.
  package static func names(in documents: [InterfaceDocument]) -> (names: Set<String>, classes: Set<String>) {
    let outlets = documents.flatMap(\.connections).filter(\.isOutlet).map(\.name)
    let classes = documents.flatMap(\.objects).compactMap(\.customClass)
    return (Set(outlets).union(EffectQuery.systemNames), Set(classes))
  }
}

extension CodeEffects {
  /// Whether code limits the text size of something else than an outlet or view of a class in a document.
  ///
  /// Such a window, controller or view may be around the views of every document.
  fileprivate var limitsSizesOutsideOutlets: Bool {
    let limits = InterfaceUseBuilder.sizeLimits
    return changes.contains { name, changed in
      !changed.isDisjoint(with: limits)
        && !outlets.values.contains { $0[name]?.isDisjoint(with: limits) == false }
    }
  }
}
