import Foundation

/// A file of an access that a file coordinator performs on a queue.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The current URL of the file. Within the accessor, it is the URL to read or write, also if the file has moved while the access
  /// waited.
  public var url: URL { lock.withLock { current } }
  private let lock = NSLock()
  private var current: URL
  let access: FileAccess.Kind

  init(_ url: URL, _ access: FileAccess.Kind) {
    current = url
    self.access = access
    super.init()
  }

  func update(_ url: URL) { lock.withLock { current = url } }

  /// Creates an intent for reading a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file or folder.
  ///   - options: The options for reading.
  /// - Returns: The intent.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, .reading(options)) }

  /// Creates an intent for writing a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file or folder.
  ///   - options: The options for writing.
  /// - Returns: The intent.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url, .writing(options)) }
}
