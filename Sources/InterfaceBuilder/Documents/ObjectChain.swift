/// An object of a document and its ancestors, the innermost first.
package struct ObjectChain: Sequence, IteratorProtocol {
  private let objects: [InterfaceObject]
  private var following: Int?

  init(_ objects: [InterfaceObject], from object: Int) {
    self.objects = objects
    following = object
  }

  package mutating func next() -> Int? {
    guard let object = following else { return nil }
    following = objects[object].parent
    return object
  }
}
