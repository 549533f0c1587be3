import Foundation

/// The change of an object of the library.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The object before the change.
  public let objectBeforeChanges: ObjectType
  /// The object after the change, or nil if it was deleted.
  public let objectAfterChanges: ObjectType?
  /// A Boolean value that indicates whether the file was changed.
  public let assetContentChanged: Bool
  /// A Boolean value that indicates whether the object was deleted.
  public var objectWasDeleted: Bool { objectAfterChanges == nil }

  init(_ before: ObjectType, _ after: ObjectType?, _ isContentChanged: Bool) {
    objectBeforeChanges = before
    objectAfterChanges = after
    assetContentChanged = isContentChanged
  }
}
