import Foundation

/// A dictionary whose keys and values can be held weakly. Keys are equal if they are identical, or, without
/// `objectPointerPersonality`, if `isEqual(_:)` says so.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private final class Entry {
    private weak var weakKey: AnyObject?
    private weak var weakObject: AnyObject?
    private let strongKey: AnyObject?
    private let strongObject: AnyObject?
    var key: AnyObject? { weakKey }
    var object: AnyObject? { weakObject }

    init(_ key: AnyObject, _ object: AnyObject, keepsKey: Bool, keepsObject: Bool) {
      weakKey = key
      weakObject = object
      strongKey = keepsKey ? key : nil
      strongObject = keepsObject ? object : nil
    }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Entry] = []

  /// Creates a table with options for the keys and the values. The capacity is ignored.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  public convenience override init() { self.init(keyOptions: [], valueOptions: []) }

  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [Entry] {
    entries.removeAll { $0.key == nil || $0.object == nil }
    return entries
  }

  private func index(of key: KeyType) -> Int? {
    let key = key as AnyObject
    return living.firstIndex { entry in
      guard let candidate = entry.key else { return false }
      if candidate === key { return true }
      return !keyOptions.contains(.objectPointerPersonality) && (candidate as? NSObject)?.isEqual(key) == true
    }
  }

  /// The number of pairs whose key and value still exist.
  open var count: Int { living.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { index(of: $0) }.flatMap { entries[$0].object.flatMap { object in object as? ObjectType } }
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append(
      Entry(
        aKey as AnyObject, anObject as AnyObject, keepsKey: !keyOptions.contains(.weakMemory),
        keepsObject: !valueOptions.contains(.weakMemory)))
  }

  open func removeObject(forKey aKey: KeyType?) {
    if let index = aKey.flatMap({ index(of: $0) }) { entries.remove(at: index) }
  }

  open func removeAllObjects() { entries = [] }
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.compactMap(\.key)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.compactMap(\.object)).objectEnumerator() }
}
