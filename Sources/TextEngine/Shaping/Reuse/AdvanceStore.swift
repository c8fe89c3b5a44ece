internal import CHarfBuzz

/// A store of the advances of a face in one layout system, from caches or, if necessary, from HarfBuzz.
///
/// The face's own tables determine which method is exact (``FaceRules``, ``AdvanceProof``):
/// 1. The advances of a run at rest are the sum of its pairs (``PairTable``).
/// 2. If no rule involves spaces, words are shaped one by one, each with its trailing spaces (``UnitCache``).
/// 3. Otherwise the run is shaped as a whole. Short runs are cached, unless adjacent text may join them.
final class AdvanceStore {
  /// The pairs; nil if the font's tables do not prove that pairs are sufficient.
  let pairs: PairTable?
  private let endsAtSpaces: Bool
  private let instance: FontInstance
  private let buffer: ShapingBuffer
  /// The words shaped so far, with a separate cache per direction because brackets are mirrored.
  private var forwards = UnitCache()
  private var backwards = UnitCache()

  /// Creates an empty store.
  init(instance: FontInstance, system: LayoutSystem, language: String, buffer: ShapingBuffer) {
    self.instance = instance
    self.buffer = buffer
    let rules = instance.primary.rules
    endsAtSpaces = rules.endsAtSpaces && instance.secondary?.rules.endsAtSpaces != false
    let proof = AdvanceProof(rules, of: instance.primary.face, system: system, features: instance.features)
    pairs = PairTable(
      instance: instance, proof: proof, script: system.script, language: language, buffer: buffer)
  }

  /// Passes every cluster of a run to a closure, in order.
  ///
  /// The closure receives the cluster's offset, its advance in each master, and whether a break before it is unsafe.
  func measure(
    _ run: ShapedText.Run, of units: [UInt16], language: String, each: (Int, Double, Double, Bool) -> Void
  ) {
    if !run.isRightToLeft, addPairs(run, of: units, each: each) { return }
    guard !joinsNeighbours(run, of: units) else {
      buffer.shape(units, run: run, with: instance, language: language)
      buffer.forEachCluster(from: run.start, to: run.end, each)
      return
    }
    var start = run.start
    while start < run.end {
      let end = endsAtSpaces ? wordEnd(from: start, to: run.end, of: units) : run.end
      var unit = run
      unit.start = start
      unit.end = end
      measureUnit(unit, of: units, language: language, each: each)
      start = end
    }
  }

  private func measureUnit(
    _ unit: ShapedText.Run, of units: [UInt16], language: String, each: (Int, Double, Double, Bool) -> Void
  ) {
    units.withUnsafeBufferPointer { all in
      let word = UnsafeBufferPointer(rebasing: all[unit.start..<unit.end])
      let take = { (cluster: UnitCache.Cluster) in
        each(unit.start + Int(cluster.offset), cluster.first, cluster.second, cluster.isUnsafe)
      }
      let isHeld =
        unit.isRightToLeft ? backwards.withClusters(of: word, take) : forwards.withClusters(of: word, take)
      guard !isHeld else { return }
      let isKept = word.count <= UnitCache.longestUnit
      var made: [UnitCache.Cluster] = []
      buffer.shape(all, run: unit, with: instance, language: language, seesNeighbours: false)
      buffer.forEachCluster(from: unit.start, to: unit.end) { offset, first, second, isUnsafe in
        each(offset, first, second, isUnsafe)
        guard isKept else { return }
        made.append(
          UnitCache.Cluster(
            offset: Int32(offset - unit.start), isUnsafe: isUnsafe, first: first, second: second))
      }
      guard isKept else { return }
      if unit.isRightToLeft { backwards.insert(word, made) } else { forwards.insert(word, made) }
    }
  }

  /// Returns the end of the word at an offset, including its trailing spaces.
  private func wordEnd(from start: Int, to end: Int, of units: [UInt16]) -> Int {
    var offset = start
    while offset < end {
      guard units[offset] == 0x20 else {
        offset += 1
        continue
      }
      while offset < end, units[offset] == 0x20 { offset += 1 }
      // A mark or joiner after a space attaches to the space; Thai and Lao AM are partly marks.
      guard offset < end else { return end }
      let next = units.scalar(at: offset)
      guard CharacterKinds.extendsCluster(next) || next.value == 0x0E33 || next.value == 0x0EB3 else { return offset }
    }
    return end
  }

  /// Returns whether adjacent text may join the letters of a run, so that HarfBuzz needs it as context.
  ///
  /// Letters of any script join across soft hyphens and marks.
  private func joinsNeighbours(_ run: ShapedText.Run, of units: [UInt16]) -> Bool {
    func joins(_ unit: UInt16) -> Bool {
      guard unit < 0x0590 else { return !(0x2010...0x2027).contains(unit) && unit != 0x202F }
      return unit == 0x00AD || (0x0300...0x036F).contains(unit) || (0x0483...0x0489).contains(unit)
    }
    return (run.start > 0 && joins(units[run.start - 1])) || (run.end < units.count && joins(units[run.end]))
  }

  /// Passes the clusters of a run at rest to a closure and returns true; returns false for any other run.
  private func addPairs(
    _ run: ShapedText.Run, of units: [UInt16], each: (Int, Double, Double, Bool) -> Void
  ) -> Bool {
    guard let pairs else { return false }
    let count = run.end - run.start
    guard let places = pairs.restingPlaces(of: units, from: run.start, count: count) else { return false }
    var isUnsafe = false
    for index in 0..<count {
      let pair = pairs.pair(places[index], index + 1 < count ? places[index + 1] : 0)
      each(run.start + index, pair.advance, pair.advance, isUnsafe)
      isUnsafe = pair.isUnsafe
    }
    return true
  }
}
