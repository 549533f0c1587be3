import Foundation

/// The objects of a fetch. The result does not change; `PHChange` returns the result after a change of the library.
public class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
  let objects: [ObjectType]
  let fetch: @Sendable (LibrarySnapshot) -> [ObjectType]

  /// Creates a result without objects.
  public override convenience init() { self.init(objects: []) { _ in [] } }

  convenience init(_ fetch: @escaping @Sendable (LibrarySnapshot) -> [ObjectType]) {
    self.init(objects: fetch(PhotoStore.shared.current()), fetch)
  }

  init(objects: [ObjectType], _ fetch: @escaping @Sendable (LibrarySnapshot) -> [ObjectType]) {
    self.objects = objects
    self.fetch = fetch
  }

  /// The number of objects.
  public var count: Int { objects.count }
  /// The first object, or nil if there is none.
  public var firstObject: ObjectType? { objects.first }
  /// The last object, or nil if there is none.
  public var lastObject: ObjectType? { objects.last }

  /// Returns the object at an index.
  ///
  /// - Parameter index: The index. It must be smaller than the number of objects.
  /// - Returns: The object.
  public func object(at index: Int) -> ObjectType { objects[index] }
  /// Accesses the object at an index.
  ///
  /// - Parameter idx: The index. It must be smaller than the number of objects.
  /// - Returns: The object.
  public subscript(idx: Int) -> ObjectType { objects[idx] }
  /// Returns objects at several indexes.
  ///
  /// - Parameter indexes: The indexes. Those without an object are ignored.
  /// - Returns: The objects.
  public func objects(at indexes: IndexSet) -> [ObjectType] {
    indexes.filter(objects.indices.contains).map { objects[$0] }
  }
  /// Returns whether the result contains an object.
  ///
  /// - Parameter anObject: The object.
  /// - Returns: `true` if the result contains an equal object.
  public func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }
  /// Returns the index of an object.
  ///
  /// - Parameter anObject: The object.
  /// - Returns: The index, or `NSNotFound`.
  public func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { ($0 as? NSObject)?.isEqual(anObject) ?? ($0 === anObject) } ?? NSNotFound
  }
  /// Returns the index of an object in a range.
  ///
  /// - Parameters:
  ///   - anObject: The object.
  ///   - range: The range of indexes.
  /// - Returns: The index, or `NSNotFound`.
  public func index(of anObject: ObjectType, in range: NSRange) -> Int {
    let index = index(of: anObject)
    return NSLocationInRange(index, range) ? index : NSNotFound
  }
  /// Returns the number of assets of a kind.
  ///
  /// - Parameter mediaType: The kind.
  /// - Returns: The number.
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }

  /// Calls a closure with each object.
  ///
  /// - Parameter block: A closure that receives the object, its index, and a pointer to a value that ends the enumeration when
  ///   the closure sets it to `true`.
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerateObjects(at: IndexSet(objects.indices), options: [], using: block)
  }
  /// Calls a closure with each object.
  ///
  /// - Parameters:
  ///   - opts: `reverse` begins with the last object.
  ///   - block: See `enumerateObjects(_:)`.
  public func enumerateObjects(
    options opts: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateObjects(at: IndexSet(objects.indices), options: opts, using: block) }
  /// Calls a closure with objects at several indexes.
  ///
  /// - Parameters:
  ///   - s: The indexes. Those without an object are ignored.
  ///   - opts: `reverse` begins with the last object.
  ///   - block: See `enumerateObjects(_:)`.
  public func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions,
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    let indexes = s.filter(objects.indices.contains)
    for index in opts.contains(.reverse) ? indexes.reversed() : indexes {
      block(objects[index], index, &stops)
      if stops.boolValue { return }
    }
  }

  /// Returns the result, which does not change.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The result.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
