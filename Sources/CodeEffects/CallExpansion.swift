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
    var callers: [Callee: [Callee]] = [:]
    var waiting: [(call: Callee, effect: CodeEffect)] = []
    for (call, own) in direct {
      for draft in own {
        if let callee = callee(of: draft) { callers[callee, default: []].append(call) }
        for effect in Self.effects(of: draft) { waiting.append((call, effect)) }
      }
    }
    // Each effect is passed once to every direct or indirect caller.
    while let (call, effect) = waiting.popLast() {
      guard !crowded.contains(call), effects[call, default: []].insert(effect).inserted else { continue }
      if effects[call]?.count ?? 0 > Self.mostEffects { crowd(call, callers) }
      for caller in callers[call] ?? [] { waiting.append((caller, effect)) }
    }
  }

  /// Marks a function with too many effects, and all its callers.
  private mutating func crowd(_ call: Callee, _ callers: [Callee: [Callee]]) {
    var waiting = [call]
    while let call = waiting.popLast() {
      guard crowded.insert(call).inserted else { continue }
      effects[call] = nil
      waiting += callers[call] ?? []
    }
  }

  /// Returns the effects of drafts and of the functions that they call.
  func expanded(_ drafts: Set<EffectDraft>) -> Set<CodeEffect> {
    var found: Set<CodeEffect> = []
    for draft in drafts {
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
    default: nil
    }
  }

  /// Returns the effects of a draft without those of calls.
  private static func effects(of draft: EffectDraft) -> Set<CodeEffect> {
    switch draft {
    case .effect(let effect): [effect]
    case .kept(let property): HandoverEffect.effects(ofProperty: property)
    case .call, .readCall: []
    }
  }
}
