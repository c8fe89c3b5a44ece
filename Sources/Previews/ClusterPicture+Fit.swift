import TextEngine

extension ClusterPicture {
  /// The size and place of a picture in a cluster.
  struct Fit {
    /// The size of an em, in points.
    var em: Double
    /// The distance from the cluster's left end, in points.
    var side: Double
  }

  /// Returns the fit that centres the picture within a cluster's measured advance.
  ///
  /// Emoji fill their advance, as Apple's do. Letters are only scaled down, and only when they would not fit.
  func fit(in cluster: PlacedCluster, em: Double) -> Fit {
    let natural = advance * em
    guard natural > 0 else { return Fit(em: em, side: cluster.advance / 2) }
    let full = cluster.advance / natural
    let share = cluster.origin == .emoji ? full : min(1, full)
    return Fit(em: em * share, side: (cluster.advance - natural * share) / 2)
  }
}
