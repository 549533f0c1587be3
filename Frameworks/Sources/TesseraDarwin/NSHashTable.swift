import Foundation

/// A set of objects that it can hold weakly. Objects are equal if they are identical, or, without
/// `objectPointerPersonality`, if `isEqual(_:)` says so.
///
/// The type parameter is not limited to classes, so that it can be a protocol of classes as on iOS.
open class NSHashTable<ObjectType>: NSObject {
  private final class Entry {
    private(set) weak var weakObject: AnyObject?
    private let strongObject: AnyObject?
    var object: AnyObject? { weakObject }

    init(_ object: AnyObject, isWeak: Bool) {
      weakObject = object
      strongObject = isWeak ? nil : object
    }
  }

  private let options: NSPointerFunctions.Options
  private var entries: [Entry] = []

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - options: The options. Only `weakMemory` and `objectPointerPersonality` have an effect.
  ///   - initialCapacity: The expected number of objects. It is ignored.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  public convenience override init() { self.init(options: [], capacity: 0) }

  /// Creates a table that holds its objects weakly.
  ///
  /// - Returns: An empty table.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private var isWeak: Bool { options.contains(.weakMemory) }

  private func isEqual(_ first: AnyObject, _ second: AnyObject) -> Bool {
    if first === second { return true }
    guard !options.contains(.objectPointerPersonality), let first = first as? NSObject else { return false }
    return first.isEqual(second)
  }

  private var objects: [AnyObject] {
    entries.removeAll { $0.object == nil }
    return entries.compactMap(\.object)
  }

  /// The number of objects, without those that were deallocated.
  open var count: Int { objects.count }
  /// The objects in the order in which they were added, without those that were deallocated.
  open var allObjects: [ObjectType] { objects.compactMap { $0 as? ObjectType } }
  /// One of the objects, or nil if the table is empty. It is the one that was added first.
  open var anyObject: ObjectType? { allObjects.first }
  /// The objects as a set, without those that are not of class `NSObject`.
  open var setRepresentation: Set<AnyHashable> { Set(objects.compactMap { ($0 as? NSObject).map(AnyHashable.init) }) }

  /// Returns the object of the table that is equal to an object. It compares each object.
  ///
  /// - Parameter object: The object, or nil.
  /// - Returns: The object of the table, or nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    // An optional that is cast to `AnyObject` is never nil on Linux, so it is unwrapped first.
    guard let object, let found = objects.first(where: { isEqual($0, object as AnyObject) }) else { return nil }
    return found as? ObjectType
  }

  /// Returns whether the table contains an object that is equal to an object.
  ///
  /// - Parameter anObject: The object, or nil.
  /// - Returns: `true` if the table contains an equal object, and `false` for nil.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds an object, unless the table contains an equal one.
  ///
  /// - Parameter object: The object. Nil is ignored.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.append(Entry(object as AnyObject, isWeak: isWeak))
  }

  /// Removes the objects that are equal to an object.
  ///
  /// - Parameter object: The object. Nil is ignored.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { entry in entry.object.map { isEqual($0, object as AnyObject) } ?? true }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Returns an enumerator of the objects in the order in which they were added. Later changes of the table do not affect it.
  ///
  /// - Returns: The enumerator, which retains the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
}

/// The options of collections of objects.
public enum NSPointerFunctions {
  /// The memory and the comparison of the objects in a collection.
  public struct Options: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt
    /// Creates options from a number.
    ///
    /// - Parameter rawValue: The options as a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The collection retains its objects. It is the default.
    public static let strongMemory = Options([])
    /// The collection holds pointers to memory that it does not manage.
    public static let opaqueMemory = Options(rawValue: 2)
    /// The collection does not retain its objects, and loses those that are deallocated.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared with `isEqual(_:)`. It is the default.
    public static let objectPersonality = Options([])
    /// Objects are equal only if they are the same object.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// The collection copies its objects. The option has no effect.
    public static let copyIn = Options(rawValue: 65536)
  }
}
