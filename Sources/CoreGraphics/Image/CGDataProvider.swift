import Foundation

/// A callback that is called when a provider no longer needs its memory. Its arguments are the provider's info pointer,
/// the memory and the size of the memory in bytes.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// A source of the bytes of an image.
public final class CGDataProvider: @unchecked Sendable {
  /// All bytes that the provider contains. In Tessera, the value is never nil.
  public let data: CFData?
  /// The info pointer that the provider was created with.
  public let info: UnsafeMutableRawPointer?

  /// Creates a provider from data. In Tessera, the result is never nil.
  ///
  /// - Parameter data: The bytes.
  public init?(data: CFData) {
    self.data = data
    info = nil
  }

  /// Creates a provider from memory. The bytes are copied, and `releaseData` is called immediately.
  ///
  /// - Parameters:
  ///   - info: A pointer that is passed to the callback.
  ///   - data: The memory.
  ///   - size: The number of bytes. A negative number is replaced by 0.
  ///   - releaseData: A function that releases the memory.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    self.data = Data(bytes: data, count: max(0, size))
    self.info = info
    releaseData(info, data, size)
  }

  /// The maximum size of a file that is read into memory, in bytes.
  private static let largestFile = 1 << 30

  /// Creates a provider from the content of a file. The result is nil if the file cannot be read, is not a regular
  /// file, or is larger than 1 GB.
  ///
  /// - Parameter url: The URL of the file.
  public init?(url: URL) {
    guard let data = try? RegularFile(FilePath(url)).contents(limit: Self.largestFile) else { return nil }
    self.data = data
    info = nil
  }

  /// Creates a provider from the content of a file. The result is nil if the file cannot be read, is not a regular
  /// file, or is larger than 1 GB.
  ///
  /// - Parameter filename: The path of the file.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: FilePath(cString: filename).absolute.url)
  }
}
