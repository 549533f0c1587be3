import Foundation

/// A class that creates objects during the restoration of the application's state.
@preconcurrency @MainActor public protocol UIObjectRestoration {
  /// Returns the object with a restoration path.
  ///
  /// - Parameters:
  ///   - identifierComponents: The restoration identifiers of the object's parents and of itself.
  ///   - coder: The unarchiver of the object's data.
  /// - Returns: The object, or nil if it is not to be restored.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}
