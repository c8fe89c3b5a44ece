import Adaptivity
import AuditModel
import Documents

/// The elements of a screen with their fields and parents, which are the same in all environments.
struct LayoutElementTree {
  /// An element before it is placed in an environment.
  private struct Node {
    var element: LayoutElement
    /// Whether the element has a default frame.
    var hasFrame: Bool
    /// The index of the parent; nil if there is none.
    var parent: Int?
    /// The `parent` field; nil if the element has none.
    var named: LocatedJSON.Member?
    /// The position of the element in the file.
    var place: LocatedJSON.Place
    /// Whether the element has a default frame, or any layout places or removes it.
    var isSaid: Bool
  }

  private var nodes: [Node] = []
  /// The index of each node by its id.
  private var places: [String: Int] = [:]
  /// The indices of the nodes from back to front, each after its parent.
  private var order: [Int] = []
  /// Whether ``order`` is the file order, as usual.
  private var isInOrder = false

  /// Reads the elements of the screen at `place` in the file.
  init(_ member: LocatedJSON.Member?, at place: LocatedJSON.Place, in fields: inout JSONFieldParser) {
    guard let member, member.value.isSomething else {
      fields.notes.error(
        place, "missing \"elements\" in this screen",
        "write what is on it, such as [{\"id\": \"title\", \"role\": \"text\", \"frame\": [16, 103, 361, 41]}]")
      return
    }
    read(member, inside: nil, in: &fields)
    findParents(in: &fields)
    cutCycles(in: &fields)
    sort()
  }

  /// Reads elements and their nested elements.
  ///
  /// The parser allows 512 nesting levels, which limits the recursion depth.
  private mutating func read(_ member: LocatedJSON.Member, inside parent: Int?, in fields: inout JSONFieldParser) {
    for value in fields.array(member, of: "elements") ?? [] where value.isComplete {
      guard let members = fields.object(value, "an element", LayoutFields.element) else { continue }
      let place = add(value, members, inside: parent, in: &fields)
      if let inner = members["elements"], inner.value.isSomething {
        read(inner, inside: place ?? parent, in: &fields)
      }
    }
  }

  /// Adds an element and returns its index, or the index of an earlier element with the same id.
  private mutating func add(
    _ value: LocatedJSON, _ members: JSONMembers, inside parent: Int?, in fields: inout JSONFieldParser
  ) -> Int? {
    _ = fields.string(members["comment"])
    guard members["id"]?.value.isSomething == true else {
      return fields.notes.refused(
        value.place, "this element has no id and is not read", "write \"id\": the same in every environment")
    }
    guard let id = fields.string(members["id"]) else { return nil }
    if let earlier = places[id] {
      fields.notes.error(
        value.place,
        "the id \(Quotation(id)) is already in line \(nodes[earlier].element.location.line); this element is not read",
        "give every element of a screen an id of its own")
      return earlier
    }
    var element = LayoutElement(
      id: id, role: .container, frame: Rect(x: 0, y: 0, width: 0, height: 0),
      location: fields.notes.location(value.place))
    guard members["role"]?.value.isSomething == true else {
      return fields.notes.refused(
        value.place, "the element \(Quotation(id)) has no role and is not read",
        "write one of \(LayoutElement.Role.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    guard let role = fields.value(members["role"], "a role", as: LayoutElement.Role.self) else { return nil }
    element.role = role
    let hasFrame = fields.read(members, into: &element)
    places[id] = nodes.count
    nodes.append(
      Node(
        element: element, hasFrame: hasFrame, parent: parent, named: members["parent"], place: value.place,
        isSaid: members["frame"] != nil))
    return nodes.count - 1
  }

  private mutating func findParents(in fields: inout JSONFieldParser) {
    for index in nodes.indices {
      guard let member = nodes[index].named, let parent = parent(member, of: index, in: &fields) else { continue }
      if let outer = nodes[index].parent, outer != parent {
        fields.notes.error(
          member.value.place,
          "\(Quotation(nodes[index].element.id)) is nested in \(Quotation(nodes[outer].element.id)) but names another parent; "
            + "the nesting is used", "remove parent")
      } else {
        nodes[index].parent = parent
      }
    }
  }

  /// The names to compare an unknown name with; empty if sorting them for each error would take seconds.
  private var known: [String] { places.count > Self.mostCompared ? [] : places.keys.sorted() }

  private static let mostCompared = 1000

  /// Returns the index of a parent by its id, or records an error and returns nil if there is no such element.
  private func parent(_ member: LocatedJSON.Member, of index: Int, in fields: inout JSONFieldParser) -> Int? {
    guard let name = fields.string(member) else { return nil }
    if let place = places[name] { return place }
    return fields.notes.refused(
      member.value.place,
      "the parent \(Quotation(name)) of \(Quotation(nodes[index].element.id)) is not an element of this screen"
        + fields.nearest(name, known),
      "write the id of an element of the same screen, or remove parent")
  }

  /// Removes the parent of one element in each cycle.
  private mutating func cutCycles(in fields: inout JSONFieldParser) {
    /// The number of the walk that visited each node; 0 for none.
    var walks = [Int](repeating: 0, count: nodes.count)
    for start in nodes.indices where walks[start] == 0 {
      var next: Int? = start
      while let index = next {
        if walks[index] == start + 1 {
          tell(ofCycleAt: index, in: &fields)
          nodes[index].parent = nil
          break
        }
        guard walks[index] == 0 else { break }
        walks[index] = start + 1
        next = nodes[index].parent
      }
    }
  }

  private func tell(ofCycleAt index: Int, in fields: inout JSONFieldParser) {
    var names: [String] = []
    var next = nodes[index].parent
    while let place = next, place != index, names.count < 5 {
      names.append(Quotation(nodes[place].element.id).description)
      next = nodes[place].parent
    }
    let own = Quotation(nodes[index].element.id).description
    let isComplete = next == index
    let cycle = names.joined(separator: ", which is inside ") + (isComplete ? "" : ", …") + ", which is inside \(own)"
    let place = nodes[index].named?.value.place ?? .start
    fields.notes.error(
      place,
      names.isEmpty ? "\(own) is its own parent" : "the parents form a cycle: \(own) is inside \(cycle)",
      "remove one of the parents")
  }

  /// Sorts the nodes so that each follows its parent; children of one parent keep their order in the file.
  private mutating func sort() {
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    var waiting: [Int] = []
    for index in nodes.indices.reversed() {
      if let parent = nodes[index].parent { children[parent].append(index) } else { waiting.append(index) }
    }
    while let index = waiting.popLast() {
      order.append(index)
      waiting += children[index]
    }
    isInOrder = order.count == nodes.count && order.indices.allSatisfy { order[$0] == $0 }
  }

  /// Returns the elements that have a frame in one environment, from back to front.
  ///
  /// `member` contains the frames by id; nil means that only default frames apply.
  mutating func elements(placed member: LocatedJSON.Member?, in fields: inout JSONFieldParser) -> [LayoutElement] {
    var found = nodes.map(\.element)
    var isPlaced = nodes.map(\.hasFrame)
    for (index, value) in placements(member, in: &fields) {
      nodes[index].isSaid = true
      isPlaced[index] = fields.place(value, &found[index], hadFrame: isPlaced[index])
    }
    if isInOrder, !isPlaced.contains(false) {
      for index in found.indices { found[index].parent = nodes[index].parent }
      return found
    }
    var elements: [LayoutElement] = []
    elements.reserveCapacity(nodes.count)
    /// The index in the result of each node or of its nearest ancestor with a frame.
    var listed = [Int?](repeating: nil, count: nodes.count)
    for index in order {
      let parent = nodes[index].parent.flatMap { listed[$0] }
      listed[index] = parent
      guard isPlaced[index] else { continue }
      listed[index] = elements.count
      found[index].parent = parent
      elements.append(found[index])
    }
    return elements
  }

  /// Reports elements without a frame in any environment; containers with children need no frame.
  func tellOfUnplaced(in fields: inout JSONFieldParser) {
    let parents = Set(nodes.compactMap(\.parent))
    for (index, node) in nodes.enumerated() where !node.isSaid {
      guard node.element.role != .container || !parents.contains(index) else { continue }
      fields.notes.warning(
        node.place, "\(Quotation(node.element.id)) has a frame in no environment and is not checked",
        "write \"frame\": [x, y, width, height], or its frame in a layout's frames; null means that it is absent")
    }
  }

  /// Returns the placements of elements in a layout, in the order of the layout.
  private func placements(
    _ member: LocatedJSON.Member?, in fields: inout JSONFieldParser
  ) -> [(index: Int, value: LocatedJSON)] {
    guard let member, member.value.isSomething else { return [] }
    let all = fields.notes.object(
      member.value, "frames is", not: "an object of ids and frames", "write {\"title\": [16, 103, 361, 41]}")
    /// The next index to try: frames are usually in the order of the elements.
    var next = 0
    return (all?.counting ?? []).compactMap { entry in
      let isNext = next < nodes.count && nodes[next].element.id == entry.key
      if let index = isNext ? next : places[entry.key] {
        next = index + 1
        return (index, entry.value)
      }
      return fields.notes.refused(
        entry.keyPlace,
        "\(Quotation(entry.key)) is not an element of this screen" + fields.nearest(entry.key, known),
        "use the id of an element that is listed in \"elements\"")
    }
  }
}
