internal import AuditModel
internal import SwiftTrees

/// The effects of functions and of those that they call.
struct CallExpansion {
  private typealias Callee = EffectDraft.Callee

  /// The effects of each function and of the functions that it calls.
  private var effects: [Callee: Set<CodeEffect>] = [:]
  private let members: Set<String>
  /// The functions that exceed ``mostEffects``, and their callers; they may do anything.
  private var crowded: Set<Callee> = []

  /// The maximum number of effects of one function (our own limit).
  private static let mostEffects = 256

  init(_ drafts: EffectDrafts) {
    members = Set(drafts.members.keys)
    var direct: [Callee: Set<EffectDraft>] = [:]
    for (name, own) in drafts.parameters { direct[.argument(name)] = own }
    for (name, own) in drafts.members { direct[.member(name)] = own }
    var callers: [Callee: [Caller]] = [:]
    var waiting: [(call: Callee, effect: CodeEffect)] = []
    for (call, own) in direct {
      for draft in own {
        if let callee = callee(of: draft) { callers[callee, default: []].append(Caller(call, draft)) }
        for effect in Self.effects(of: draft) { waiting.append((call, effect)) }
      }
    }
    // Each effect is passed once to every direct or indirect caller.
    while let (call, effect) = waiting.popLast() {
      guard !crowded.contains(call), effects[call, default: []].insert(effect).inserted else { continue }
      if effects[call]?.count ?? 0 > Self.mostEffects { crowd(call, callers) }
      for caller in callers[call] ?? [] {
        waiting.append((caller.callee, caller.passesContent ? effect.inContent : effect))
      }
    }
  }

  /// A function that calls another one.
  private struct Caller {
    let callee: Callee
    /// Whether it passes a view that it found in its own.
    let passesContent: Bool

    init(_ callee: Callee, _ draft: EffectDraft) {
      self.callee = callee
      passesContent = if case .content = draft { true } else { false }
    }
  }

  /// Marks a function with too many effects, and all its callers.
  private mutating func crowd(_ call: Callee, _ callers: [Callee: [Caller]]) {
    var waiting = [call]
    while let call = waiting.popLast() {
      guard crowded.insert(call).inserted else { continue }
      effects[call] = nil
      waiting += (callers[call] ?? []).map(\.callee)
    }
  }

  /// Returns the effects of drafts and of the functions that they call.
  func expanded(_ drafts: Set<EffectDraft>) -> Set<CodeEffect> {
    var found: Set<CodeEffect> = []
    for draft in drafts {
      if case .content(let inner) = draft {
        found.formUnion(expanded([inner]).map(\.inContent))
        continue
      }
      found.formUnion(Self.effects(of: draft))
      guard let callee = callee(of: draft) else { continue }
      if crowded.contains(callee) { found.insert(.handedOver) }
      guard var called = effects[callee] else { continue }
      if case .readCall = draft { called.remove(.handedOver) }
      found.formUnion(called)
    }
    return found
  }

  /// Returns the function that a draft calls, or the extension property that it sets.
  private func callee(of draft: EffectDraft) -> Callee? {
    switch draft {
    case .call(let callee), .readCall(let callee): callee
    case .effect(.change(let name)) where members.contains(name): .member(name)
    case .content(let inner): callee(of: inner)
    default: nil
    }
  }

  /// Returns the effects of a draft without those of calls.
  private static func effects(of draft: EffectDraft) -> Set<CodeEffect> {
    switch draft {
    case .effect(let effect): [effect]
    case .kept(let property): HandoverEffect.effects(ofProperty: property)
    case .content(let inner): Set(effects(of: inner).map(\.inContent))
    case .call, .readCall: []
    }
  }
}
