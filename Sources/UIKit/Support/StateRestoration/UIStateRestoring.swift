import Foundation

/// An object whose state is saved and restored with the state of the application.
///
/// View controllers conform to the protocol. Other objects must conform to it and be registered with
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`. Such objects are saved if a view controller encodes
/// them. Every member has a default implementation.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
  /// The object whose restoration path precedes that of this object, or nil if the path consists of this object's
  /// identifier alone.
  var restorationParent: (any UIStateRestoring)? { get }

  /// The class that creates the object during restoration, or nil to find a registered object with the same path.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

  /// Saves the state of the object.
  ///
  /// - Parameter coder: The archiver of this object's data.
  func encodeRestorableState(with coder: NSCoder)

  /// Restores the state of the object.
  ///
  /// - Parameter coder: The unarchiver of this object's data.
  func decodeRestorableState(with coder: NSCoder)

  /// Called after all objects were restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// The object whose restoration path precedes that of this object. The default implementation returns nil.
  public var restorationParent: (any UIStateRestoring)? { nil }

  /// The class that creates the object during restoration. The default implementation returns nil.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }

  /// Called to save the state of the object. The default implementation does nothing.
  ///
  /// - Parameter coder: The archiver of this object's data.
  public func encodeRestorableState(with coder: NSCoder) {}

  /// Called to restore the state of the object. The default implementation does nothing.
  ///
  /// - Parameter coder: The unarchiver of this object's data.
  public func decodeRestorableState(with coder: NSCoder) {}

  /// Called after all objects were restored. The default implementation does nothing.
  public func applicationFinishedRestoringState() {}
}
