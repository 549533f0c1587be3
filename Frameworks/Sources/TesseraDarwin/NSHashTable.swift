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

  /// Creates a table with options. The capacity is ignored.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  public convenience override init() { self.init(options: [], capacity: 0) }

  /// Creates a table that holds its objects weakly.
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
  open var allObjects: [ObjectType] { objects.compactMap { $0 as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> { Set(objects.compactMap { ($0 as? NSObject).map(AnyHashable.init) }) }

  open func member(_ object: ObjectType?) -> ObjectType? {
    // An optional that is cast to `AnyObject` is never nil on Linux, so it is unwrapped first.
    guard let object, let found = objects.first(where: { isEqual($0, object as AnyObject) }) else { return nil }
    return found as? ObjectType
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.append(Entry(object as AnyObject, isWeak: isWeak))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { entry in entry.object.map { isEqual($0, object as AnyObject) } ?? true }
  }

  open func removeAllObjects() { entries = [] }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
}

/// The options of collections of objects.
public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory = Options([])
    public static let opaqueMemory = Options(rawValue: 2)
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality = Options([])
    public static let objectPointerPersonality = Options(rawValue: 512)
    public static let copyIn = Options(rawValue: 65536)
  }
}
