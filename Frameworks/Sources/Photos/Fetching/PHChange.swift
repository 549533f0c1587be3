import Foundation

/// A change of the library, with which results and objects are brought up to date.
open class PHChange: NSObject, @unchecked Sendable {
  private let before: LibrarySnapshot
  private let after: LibrarySnapshot

  init(_ before: LibrarySnapshot, _ after: LibrarySnapshot) {
    self.before = before
    self.after = after
  }

  /// Returns the change of an object.
  ///
  /// - Parameter object: The object, as it was fetched.
  /// - Returns: The change, or nil if the object did not change.
  public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
    let current = object.object(in: after)
    if let current, !current.differs(from: object) { return nil }
    let isContentChanged = ((object as? PHAsset)?.file).flatMap { old in
      ((current as? PHAsset)?.file).map { !$0.isSame(as: old) }
    }
    return PHObjectChangeDetails(object, current as? T, isContentChanged ?? false)
  }

  /// Returns the change of a result.
  ///
  /// - Parameter object: The result, as it was fetched.
  /// - Returns: The change, or nil if the result did not change.
  public func changeDetails<T: PHObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    let details = PHFetchResultChangeDetails(
      from: object, to: PHFetchResult(objects: object.fetch(after), object.fetch), changedObjects: [])
    return details.isEmpty ? nil : details
  }
}
