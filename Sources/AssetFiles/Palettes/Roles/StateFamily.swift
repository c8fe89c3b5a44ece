import Documents

/// Words for opposite or alternative states: good and bad, open and closed, up and down.
struct StateFamily {
  /// The meanings, each a set of synonyms.
  let meanings: [Set<String>]
  /// Words of which a name must contain at least one; empty if the state words are clear by themselves.
  var beside: Set<String> = []

  private init(_ meanings: Set<String>..., beside: Set<String> = []) {
    self.meanings = meanings
    self.beside = beside
  }

  private init(each words: Set<String>, beside: Set<String>) {
    meanings = words.sorted().map { [$0] }
    self.beside = beside
  }

  /// Returns the index of a word's meaning, or nil for other words.
  func meaning(of word: String) -> Int? { meanings.firstIndex { $0.contains(word) } }

  /// All known families: our own selection of words that apps use for states, results and changes.
  static let all: [StateFamily] = [
    StateFamily(
      each: ["low", "medium", "moderate", "high", "neutral", "unknown", "none"],
      beside: ["risk", "severity", "priority", "danger", "threat", "alert"]),
    StateFamily(each: RoleGuess.hues, beside: ["semantic", "status", "state"]),
    StateFamily(
      ["ok", "okay", "success", "successful", "succeeded", "pass", "passed"], ["warning", "warn", "caution"],
      ["error", "danger", "fail", "failed", "failing", "failure", "critical", "fatal"], ["info", "information"]),
    StateFamily(["positive"], ["negative"], ["neutral"]),
    StateFamily(["good"], ["fair"], ["bad", "poor"]),
    StateFamily(["valid"], ["invalid"]),
    StateFamily(["correct", "right"], ["incorrect", "wrong"]),
    StateFamily(["safe"], ["unsafe"]),
    StateFamily(["healthy"], ["unhealthy"]),
    StateFamily(["online"], ["offline"]),
    StateFamily(["available", "free"], ["unavailable", "busy", "occupied"], ["away"]),
    StateFamily(["connected"], ["disconnected"]),
    StateFamily(["active"], ["inactive"]),
    StateFamily(["on"], ["off"]),
    StateFamily(["yes"], ["no"]),
    StateFamily(["true"], ["false"]),
    StateFamily(["open", "opened"], ["closed"]),
    StateFamily(["locked"], ["unlocked"]),
    StateFamily(["up"], ["down"], ["unchanged"]),
    StateFamily(["increase"], ["decrease"]),
    StateFamily(["rise", "rising"], ["fall", "falling"]),
    StateFamily(["profit", "gain"], ["loss"]),
    StateFamily(["win", "won"], ["loss", "lose", "lost"], ["draw"]),
    StateFamily(["income"], ["expense", "expenses"]),
    StateFamily(["credit"], ["debit"]),
    StateFamily(["bull", "bullish"], ["bear", "bearish"]),
    StateFamily(["buy"], ["sell"]),
    StateFamily(["approved", "accepted"], ["rejected", "declined"], ["pending"]),
    StateFamily(["allowed"], ["denied", "blocked"]),
    StateFamily(["added"], ["removed", "deleted"], ["changed", "modified"]),
  ]
}
