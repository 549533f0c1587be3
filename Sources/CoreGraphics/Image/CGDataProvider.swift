import Foundation

/// Gets what was handed over with the memory, the memory, and its size, when it is no longer needed.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes that an image is made of.
public final class CGDataProvider: @unchecked Sendable {
  /// All bytes.
  public let data: CFData?
  /// What was handed over with the memory.
  public let info: UnsafeMutableRawPointer?

  /// Provides the bytes of `data`.
  public init?(data: CFData) {
    self.data = data
    info = nil
  }

  /// Provides `size` bytes at `data`. They are copied, and `releaseData` is called at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    self.data = Data(bytes: data, count: max(0, size))
    self.info = info
    releaseData(info, data, size)
  }

  /// The largest file that is read into memory, in bytes.
  private static let largestFile = 1 << 30

  /// Provides the bytes of a file; nil when it cannot be read, is no regular file, or is larger than 1 GB.
  public init?(url: URL) {
    guard let data = try? RegularFile(FilePath(url)).contents(limit: Self.largestFile) else { return nil }
    self.data = data
    info = nil
  }

  /// Provides the bytes of a file; nil when it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: FilePath(cString: filename).absolute.url)
  }
}
