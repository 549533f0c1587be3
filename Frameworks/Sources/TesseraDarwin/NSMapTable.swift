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

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - keyOptions: The options of the keys. Only `weakMemory` and `objectPointerPersonality` have an effect.
  ///   - valueOptions: The options of the values. Only `weakMemory` has an effect.
  ///   - initialCapacity: The expected number of pairs. It is ignored.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  public convenience override init() { self.init(keyOptions: [], valueOptions: []) }

  /// Creates a table that retains its keys and values.
  ///
  /// - Returns: An empty table.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Creates a table that retains its values, but not its keys. A pair is removed when its key is deallocated.
  ///
  /// - Returns: An empty table.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Creates a table that retains its keys, but not its values. A pair is removed when its value is deallocated.
  ///
  /// - Returns: An empty table.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Creates a table that retains neither its keys nor its values. A pair is removed when one of them is deallocated.
  ///
  /// - Returns: An empty table.
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

  /// Returns the value of a key. It compares each key.
  ///
  /// - Parameter aKey: The key. Nil is ignored.
  /// - Returns: The value, or nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { index(of: $0) }.flatMap { entries[$0].object.flatMap { object in object as? ObjectType } }
  }

  /// Sets the value of a key.
  ///
  /// - Parameters:
  ///   - anObject: The value, or nil to remove the present one.
  ///   - aKey: The key. Nil is ignored.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append(
      Entry(
        aKey as AnyObject, anObject as AnyObject, keepsKey: !keyOptions.contains(.weakMemory),
        keepsObject: !valueOptions.contains(.weakMemory)))
  }

  /// Removes the value of a key.
  ///
  /// - Parameter aKey: The key. Nil is ignored.
  open func removeObject(forKey aKey: KeyType?) {
    if let index = aKey.flatMap({ index(of: $0) }) { entries.remove(at: index) }
  }

  /// Removes all keys and values.
  open func removeAllObjects() { entries = [] }
  /// Returns an enumerator of the keys. Later changes of the table do not affect it.
  ///
  /// - Returns: The enumerator, which retains the keys.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.compactMap(\.key)).objectEnumerator() }
  /// Returns an enumerator of the values. Later changes of the table do not affect it.
  ///
  /// - Returns: The enumerator, which retains the values.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.compactMap(\.object)).objectEnumerator() }
}
