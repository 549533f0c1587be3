import Foundation

/// The array that `mutableArrayValue(forKey:)` returns: it reads a property of an object by its name, and each change sets the
/// property to a changed copy and notifies the observers of the property.
///
/// Foundation on Linux stops the program in the methods that are neither primitive nor overridden here. As on iOS, a method that
/// changes several objects at indexes is one change, and one that changes a range is one change for each object (Apple, "Key-Value
/// Observing Programming Guide", "KVO Compliance").
final class KeyedMutableArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(owner: NSObject, key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  @available(*, unavailable)
  override init(capacity numItems: Int) { fatalError("An array of a property needs its object") }

  @available(*, unavailable)
  required init(objects: UnsafePointer<AnyObject>?, count cnt: Int) {
    fatalError("An array of a property needs its object")
  }

  @available(*, unavailable)
  required convenience init(arrayLiteral elements: Any...) { fatalError("An array of a property needs its object") }

  @available(*, unavailable)
  required init?(coder aDecoder: NSCoder) { fatalError("An array of a property cannot be decoded") }

  private var value: Any? {
    let key = key
    nonisolated(unsafe) let owner = owner
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = owner.value(forKey: key) }
    return value
  }

  private var elements: [Any] {
    let value = value
    if let array = value as? NSArray { return (0..<array.count).map { array.object(at: $0) } }
    return value as? [Any] ?? []
  }

  // MARK: Primitive methods

  override var count: Int {
    let value = value
    return (value as? NSArray)?.count ?? (value as? [Any])?.count ?? 0
  }

  override func object(at index: Int) -> Any {
    let value = value
    if let array = value as? NSArray { return array.object(at: index) }
    return (value as? [Any] ?? [])[index]
  }

  override func insert(_ anObject: Any, at index: Int) { insert([anObject], at: IndexSet(integer: index)) }

  override func removeObject(at index: Int) { removeObjects(at: IndexSet(integer: index)) }

  override func replaceObject(at index: Int, with anObject: Any) {
    replaceObjects(at: IndexSet(integer: index), with: [anObject])
  }

  /// As on iOS, an assignment at the end of the array adds an object (`setObject(_:atIndexedSubscript:)`).
  override subscript(index: Int) -> Any {
    get { object(at: index) }
    set {
      if index == count { add(newValue) } else { replaceObject(at: index, with: newValue) }
    }
  }

  override func add(_ anObject: Any) { insert([anObject], at: IndexSet(integer: count)) }

  override func removeLastObject() {
    let count = count
    if count > 0 { removeObjects(at: IndexSet(integer: count - 1)) }
  }

  // MARK: Finding objects

  override func index(of anObject: Any) -> Int {
    (0..<count).first { Self.areEqual(object(at: $0), anObject) } ?? NSNotFound
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func remove(_ anObject: Any) {
    for index in (0..<count).reversed() where Self.areEqual(object(at: index), anObject) { removeObject(at: index) }
  }

  override func removeObjects(in otherArray: [Any]) { for object in otherArray { remove(object) } }

  /// Returns whether two objects are equal. In Objective-C, an object of a class without `isEqual(_:)` is equal to itself; Foundation
  /// on Linux does not find objects of classes that inherit from no class of it.
  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if type(of: left) is AnyClass, type(of: right) is AnyClass, !(left is NSObject), !(right is NSObject) {
      return left as AnyObject === right as AnyObject
    }
    return NSArray(object: left).contains(right)
  }

  // MARK: Several objects

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, indexes) { elements in
      for (object, index) in zip(objects, indexes) { elements.insert(object, at: index) }
    }
  }

  override func removeObjects(at indexes: IndexSet) {
    change(.removal, indexes) { elements in for index in indexes.reversed() { elements.remove(at: index) } }
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    change(.replacement, indexes) { elements in
      for (object, index) in zip(objects, indexes) { elements[index] = object }
    }
  }

  override func addObjects(from otherArray: [Any]) { for object in otherArray { add(object) } }

  override func removeAllObjects() { while count > 0 { removeLastObject() } }

  override func removeObjects(in range: NSRange) {
    for index in (range.lowerBound..<range.upperBound).reversed() { removeObject(at: index) }
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let common = Swift.min(range.length, otherArray.count)
    for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
    for _ in common..<range.length { removeObject(at: range.location + common) }
    for offset in common..<otherArray.count { insert(otherArray[offset], at: range.location + offset) }
  }

  override func setArray(_ otherArray: [Any]) {
    replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (first, second) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: second)
    replaceObject(at: idx2, with: first)
  }

  // MARK: Changes

  /// Sets the property to a changed copy of its array, and notifies the observers once.
  private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ body: (inout [Any]) -> Void) {
    guard !indexes.isEmpty else { return }
    let old = elements
    var new = old
    body(&new)
    let observers = KeyValueObservers.existing(for: owner)
    let key = key
    nonisolated(unsafe) let owner = owner
    nonisolated(unsafe) let changed: Any = value is NSArray ? NSMutableArray(array: new) : new
    let set = { MainActor.assumeIsolated { owner.setValue(changed, forKey: key) } }
    guard let observers else { return set() }
    // The setter would notify of a property that was set.
    observers.withoutNotifications(of: key, set)
    observers.notify(
      key,
      of: KeyValueCollectionChange(
        kind: kind, indexes: indexes, oldObjects: kind == .insertion ? [] : indexes.map { old[$0] },
        newObjects: kind == .removal ? [] : indexes.map { new[$0] }), old, new)
  }
}
