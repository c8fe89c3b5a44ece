package import AuditModel
internal import CodeEffects
internal import CodeValues
internal import Documents
internal import DynamicType
package import SwiftTrees

/// The uses of an app's texts in its code.
package struct SourceUses: Sendable {
  /// The places of texts, in the order of the files.
  package internal(set) var uses: [TextUse] = []
  /// The mentions of keys that lead to no place.
  package internal(set) var mentions: [TextMention] = []
  /// The keys whose texts code formats without a locale.
  package internal(set) var formattedWithoutLocale: Set<TextKey> = []
  /// The values that code passes for the format arguments of each key, by 1-based argument number.
  package internal(set) var arguments: [TextKey: [Int: FormatArgument]] = [:]
  /// The keys that code looks up and no table has, in the order of the files.
  package internal(set) var codeKeys: [TextKey] = []
  /// The texts in code for keys that no table has.
  package internal(set) var defaults: [TextKey: String] = [:]
  /// Keys at places that are missing from all tables.
  package internal(set) var unknown: [TextUse] = []
  /// The facts that decide who can read or use a view, in the order of the files.
  package internal(set) var facts: [CodeFact] = []
  /// The colours of texts and their backgrounds, in the order of the files.
  package internal(set) var colors: [CodeColorPair] = []
  /// The code because of which properties are not known or keys not followed.
  package internal(set) var blocking = BlockingCodes()
  /// The changes that code makes to the given objects of storyboards and xibs.
  package internal(set) var outlets = CodeEffects()
  /// The properties that code sets on the outlets of storyboards and xibs, for outlets that only known code changes.
  package internal(set) var outletStyles: [TextUse.Outlet: TextUse] = [:]
  /// The keys that code looks up without literals.
  package internal(set) var runTimeKeys = RunTimeKeys()
  /// The names of pictures and colours that code uses without literals.
  package internal(set) var assets = AssetMentions()
  /// The numbers and fonts of tabs and segments.
  package internal(set) var bars = BarFacts()
  /// The screens, by file and line; empty if not requested.
  package internal(set) var screens: [CodeScreen] = []
  /// The declarations whose texts are not followed, because too many texts and places share them.
  package internal(set) var issues: [InputIssue] = []

  /// Finds the uses of keys.
  ///
  /// The hints describe code that the sources do not show. The outlets are those in storyboards and xibs, with the
  /// classes of their objects, and the tabs are the numbers of tabs of each tab bar there.
  package init(
    of keys: [TextKey], in trees: [SourceTree], hints: SourceHints = SourceHints(), findsScreens: Bool = false,
    outlets: (names: Set<String>, classes: Set<String>) = ([], []), documentTabs: [BarFacts.Count] = []
  ) {
    let index = SourceIndex(
      trees, localizers: hints.localizers, systemViews: TextPlace.views.union(ViewContext.containers))
    var mentions = MentionFinder(index: index, lookup: KeyLookup(keys), in: trees)
    let places = PlaceFinder(index: index, views: hints.views)
    let walks = trees.concurrentMap { [mentions] tree in
      var walk = KeyReferenceFinder(tree: tree, mentions: mentions, places: places)
      walk.run()
      return walk.found
    }
    var all = walks.flattened(by: \.self)
    let own = CodeOnlyKeys(&all, &mentions.lookup)
    (codeKeys, defaults) = (own.keys, own.defaults)
    let shared = SharedKeys(all, mentions.lookup)
    let found = shared.isEmpty ? all : all.filter { !shared.contain($0.mention) }
    for one in found where one.mention.way != .literal && one.mention.node.isFormattedWithoutLocale {
      formattedWithoutLocale.formUnion(one.mention.keys.map { mentions.lookup.keys[$0] })
    }
    arguments = FormatArguments(found, mentions.lookup).values
    // Most literals are not keys; their paths lead to no use.
    let starts = found.lazy.filter { !$0.mention.keys.isEmpty }
      .map { (edge: FlowEdge($0.mention.node, $0.answer), texts: $0.mention.keys.count) }.filter { $0.edge.next != nil }
    let flows = TextFlows(from: Array(starts), in: trees, by: places)
    let viewUses = ViewUses(in: trees, index)
    let evaluator = Evaluator(
      index.binder, fonts: hints.fonts, changes: AssignedValues(in: trees), uses: viewUses)
    let components = Components(evaluator, neutral: hints.neutral)
    let callers = ViewCallers(viewUses, in: trees, components)
    let controls = Controls(in: trees, components)
    let unusedViews = UnusedViews(in: trees, index.types)
    let drawn = found.lazy.filter { !$0.mention.keys.isEmpty || $0.answer.isAtPlace }
    let limits = ContextLimits(of: drawn.map(\.mention.node.tree.file))
    let bars = SharedBars(in: trees, components, callers, documents: documentTabs)
    self.bars = bars.facts
    let results = found.concurrentChunks { [mentions] found in
      var builder = UseBuilder(
        lookup: mentions.lookup, flows: flows, callers: callers, index: index, components: components,
        controls: controls, unusedViews: unusedViews, limits: limits, bars: bars)
      for one in found { builder.add(one) }
      builder.forgetPlaces()
      return builder
    }
    uses = results.flattened(by: \.uses)
    let reached = results.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.reached) }
    let notes = results.flatMap(\.mentions)
    let open = Set(notes.compactMap(\.accessor)).subtracting(reached).compactMap { index.declarations[$0] }
    let search = AccessorMentions(of: open, in: index)
    let ways = trees.concurrentMap(search.ways).reduce(into: Set<AccessorMentions.Way>()) { $0.formUnion($1) }
    let named = search.locations(named: ways)
    // Code must name a declaration for its text to be drawn. If none does, its key is unused.
    self.mentions = notes.filter { $0.accessor.map(named.contains) ?? true }.map(\.mention) + shared.mentions
    let finder = FactFinder(in: trees, controls, callers, unusedViews, mentions)
    facts = trees.concurrentMap(finder.facts).flatMap(\.self)
    let pairs = ColorPairFinder(in: trees, components, unusedViews)
    colors = trees.concurrentMap(pairs.pairs).flatMap(\.self)
    let lookups = RunTimeLookups(in: trees, index)
    (runTimeKeys, assets) = (lookups.keys, lookups.assets)
    let names = Set(keys.lazy.map(\.key))
    runTimeKeys.declaredNames = trees.concurrentMap { $0.declared(names) }.reduce(into: []) { $0.formUnion($1) }
    unknown = results.flatMap(\.unknown)
    let crowds = results.reduce(into: Set<Int>()) { $0.formUnion($1.crowds) }
    issues = (crowds.map(flows.issue) + [shared.issue].compactMap(\.self)).sorted { $0.location < $1.location }
    blocking = BlockingCodeFinder(index: index, components: components)
      .codes(at: BlockedPlaces(uses, self.mentions), in: trees)
    if !outlets.names.isEmpty || !outlets.classes.isEmpty {
      outletStyles = controls.outletStyles(named: outlets.names)
      let search = EffectFinder(names: outlets.names, classes: outlets.classes, binder: index.binder)
      self.outlets = search.code(in: trees)
    }
    if findsScreens {
      let finder = ScreenFinder(
        index: index, components: components, callers: callers, views: hints.views,
        keys: ScreenKeys(uses, unknown: unknown))
      screens = finder.screens(in: trees)
    }
  }
}

extension SourceTree {
  /// The declarations whose names code can turn into strings, as with the raw values of an enum.
  private static let named: Set<SourceKind> = [.enumCase, .type, .property, .function]

  /// Returns those names that are names of declarations.
  fileprivate func declared(_ names: Set<String>) -> Set<String> {
    let isWanted = self.names.map(names.contains)
    guard isWanted.contains(true) else { return [] }
    return nodes.reduce(into: []) { found, node in
      if isWanted[Int(node.name)], Self.named.contains(node.kind) { found.insert(self.names[Int(node.name)]) }
    }
  }
}
