internal import AuditModel

extension Slot {
  /// Records that a place in the app's code may be lower than the text, unless something else states the height.
  ///
  /// A text whose style or width is only assumed, or at most known, never passes anyway.
  ///
  /// `origin` is the origin of the slot's height.
  mutating func limitHeight(at place: DrawSite, from origin: SlotOrigin?) {
    guard place.isHeightBounded, framework == .swiftui, [nil, .code].contains(origin), !isContainerAssumed,
      !assumed.contains(.narrower)
    else { return }
    assumed.insert(.lower)
  }
}

extension ResolvedSlot {
  /// The slots at places that are certainly as high or as wide as this one may be.
  var twins: [ResolvedSlot] {
    var twin = self
    if slot.assumed.contains(.lower) {
      twin.slot.assumed.remove(.lower)
      return [twin]
    }
    guard slot.assumed.contains(.narrower) else { return [] }
    twin.slot.assumed.remove(.narrower)
    twin.isExact = true
    var lower = twin
    lower.slot.assumed.insert(.lower)
    return [twin, lower]
  }
}
