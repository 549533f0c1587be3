import Foundation

/// The objects of a relationship. Changes of the set are changes of the relationship.
final class ManagedSet: NSMutableSet {
  private let object: NSManagedObject
  private let key: String

  init(object: NSManagedObject, key: String) {
    self.object = object
    self.key = key
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { fatalError("ManagedSet is made by an object") }
  required init?(coder aDecoder: NSCoder) { fatalError("ManagedSet is made by an object") }

  private var current: NSSet { object.value(forKey: key) as? NSSet ?? NSSet() }
  private var relationship: NSRelationshipDescription? { object.entity.relationship(key) }

  override var count: Int { current.count }
  override func member(_ object: Any) -> Any? { current.member(object) }
  override func objectEnumerator() -> NSEnumerator { current.objectEnumerator() }
  override var allObjects: [Any] { current.allObjects }

  override func add(_ object: Any) {
    guard let relationship, let other = object as? NSManagedObject else { return }
    self.object.add(other, to: relationship)
  }

  override func remove(_ object: Any) {
    guard let relationship, let other = object as? NSManagedObject else { return }
    self.object.remove(other, from: relationship)
  }
}

/// The objects of an ordered relationship. Changes of the set are changes of the relationship.
final class ManagedOrderedSet: NSMutableOrderedSet {
  private let object: NSManagedObject
  private let key: String

  init(object: NSManagedObject, key: String) {
    self.object = object
    self.key = key
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) { fatalError("ManagedOrderedSet is made by an object") }
  required convenience init(arrayLiteral elements: Any...) { fatalError("ManagedOrderedSet is made by an object") }
  required init?(coder aDecoder: NSCoder) { fatalError("ManagedOrderedSet is made by an object") }

  private var current: NSOrderedSet { object.value(forKey: key) as? NSOrderedSet ?? NSOrderedSet() }

  private func change(_ edit: (inout [NSManagedObject]) -> Void) {
    guard let relationship = object.entity.relationship(key) else { return }
    var objects = current.array.compactMap { $0 as? NSManagedObject }
    edit(&objects)
    object.setTargets(relationship, objects)
  }

  override var count: Int { current.count }
  override func object(at index: Int) -> Any { current.object(at: index) }
  override func index(of object: Any) -> Int { current.index(of: object) }

  override func insert(_ object: Any, at idx: Int) {
    guard let other = object as? NSManagedObject, !current.contains(other) else { return }
    change { $0.insert(other, at: idx) }
  }

  override func removeObject(at idx: Int) { change { $0.remove(at: idx) } }

  override func replaceObject(at idx: Int, with object: Any) {
    guard let other = object as? NSManagedObject else { return }
    change { $0[idx] = other }
  }
}
