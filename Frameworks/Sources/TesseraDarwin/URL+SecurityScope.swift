import Foundation

// Access to files outside of the application's folders, which a program of a desktop has without asking.

extension URL {
  /// Begins the access to a file that the user has chosen.
  ///
  /// - Returns: `true`.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Begins the access to a file that the user has chosen.
  ///
  /// - Returns: `true`.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file.
  public func stopAccessingSecurityScopedResource() {}
}
