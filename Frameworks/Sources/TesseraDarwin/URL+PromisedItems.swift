import Foundation

// Files that iCloud would download when they are read. Here all files are on the disk.

extension URL {
  /// Returns whether the file exists.
  ///
  /// - Returns: `true`.
  /// - Throws: An error of Foundation if the URL names no file, or none that exists.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

  /// Returns values of a file.
  ///
  /// - Parameter keys: The keys of the values.
  /// - Returns: The values.
  /// - Throws: An error of Foundation if the file cannot be read.
  public func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    try resourceValues(forKeys: keys)
  }
}
