import Foundation

extension URL {
  /// Begins to use a file that the user has chosen, as with a document picker.
  ///
  /// On iOS the method makes files outside of the application's folders accessible. On a desktop the application may already
  /// use every file that the user may use.
  ///
  /// - Returns: `true`. Balance each call by a call of `stopAccessingSecurityScopedResource()`, as on iOS.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the use of a file that the user has chosen. The method does nothing, because the file remains accessible.
  public func stopAccessingSecurityScopedResource() {}
}
