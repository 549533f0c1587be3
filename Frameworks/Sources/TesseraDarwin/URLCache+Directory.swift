import Foundation
import FoundationNetworking

extension URLCache {
  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The capacity in memory, in bytes.
  ///   - diskCapacity: The capacity on disk, in bytes.
  ///   - directory: The folder for the files of the cache, or nil for a folder of the application.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
