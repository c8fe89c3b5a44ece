extension Finding {
  /// The identity of a finding among those of its rule in a file, where the key is not enough.
  package struct Identity: Hashable, Codable, Sendable {
    /// The identifier of the object in its storyboard or xib, such as `p28-N6-qWa`, which no rename changes; empty for
    /// other findings.
    package var object: String
    /// The key in earlier versions, which numbered the objects with the same name; nil if it is the present key.
    package var earlierKey: String?
    /// The number of the finding among those with its key, from 1.
    package var number: Int

    /// Creates an identity.
    package init(object: String = "", earlierKey: String? = nil, number: Int = 1) {
      (self.object, self.earlierKey, self.number) = (object, earlierKey, number)
    }
  }

  /// The identity apart from the key; nil if the key is enough.
  package var identity: Identity? {
    get { fields.value.identity?.value }
    set { self[dynamicMember: \.identity] = newValue.map(Shared.init) }
  }

  /// The key in baselines, with its number if several findings share it.
  package var baselineKey: String {
    guard let number = identity?.number, number > 1 else { return fields.value.key }
    return "\(fields.value.key) \(number)"
  }

  /// The ``fingerprint`` in earlier versions; nil if it is the present one.
  package var earlierFingerprint: String? {
    guard let identity else { return nil }
    var earlier = self
    earlier.identity = nil
    if let key = identity.earlierKey { earlier.key = key }
    return earlier.fingerprint
  }
}
