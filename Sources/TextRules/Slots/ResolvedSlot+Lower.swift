internal import AuditModel

extension Slot {
  /// Records that a place in the app's code may be lower than the text, unless something else states the height.
  ///
  /// A text whose style or width is only assumed, or at most known, never passes anyway.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - origin: The source of the slot's height.
  mutating func limitHeight(at place: CodePlace, from origin: SlotOrigin?) {
    guard place.isHeightBounded, framework == .swiftui, [nil, .code].contains(origin), !isContainerAssumed,
      !assumed.contains(.narrower)
    else { return }
    assumed.insert(.lower)
  }
}

extension [ResolvedSlot] {
  /// The slots without those that differ from another one only in that their places are certainly high enough.
  ///
  /// A text that fails in both has one finding.
  var withoutHigherTwins: [ResolvedSlot] {
    let lower = filter { $0.slot.assumed.contains(.lower) }.map { slot in
      var twin = slot
      twin.slot.assumed.remove(.lower)
      return twin
    }
    return lower.isEmpty ? self : filter { !lower.contains($0) }
  }
}
