import Foundation
import SoundOutput

/// A video or a sound.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The file of the content, or nil.
  package let contentURL: URL?
  private let lock = NSLock()
  private var soundDuration: TimeInterval??

  /// Creates an asset without content.
  public override init() {
    contentURL = nil
    super.init()
  }
  /// Creates an asset of a file. On iOS it is an `AVURLAsset`. In Tessera it has the same content, but is none.
  ///
  /// - Parameter url: The URL of the file, which is read when a value is needed.
  public convenience init(url: URL) { self.init(contentURL: url) }

  init(contentURL: URL) {
    self.contentURL = contentURL
    super.init()
  }

  /// The length of a sound, or `indefinite` for other content and without content. The first reading opens the file.
  open var duration: CMTime {
    soundLength.map { CMTime(seconds: $0, preferredTimescale: 1_000_000_000) } ?? .indefinite
  }
  /// A Boolean value that indicates whether the asset is a sound that can be played. The first reading opens the file.
  open var isPlayable: Bool { soundLength != nil }
  /// A Boolean value that indicates whether the content is encrypted. It is always `false`.
  open var hasProtectedContent: Bool { false }
  /// Calls a closure on the main queue. Values are read when they are used.
  ///
  /// - Parameters:
  ///   - keys: The names of values.
  ///   - handler: The closure, or nil.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?) {
    guard let handler else { return }
    DispatchQueue.main.async { handler() }
  }

  /// Returns whether a value can be read. Values are read when they are used, so the result depends only on the content.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - outError: A place for the error if the result is `failed`, or nil.
  /// - Returns: `loaded` if the asset is a sound that can be played, and otherwise `failed`.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    if isPlayable { return .loaded }
    do {
      _ = try makePlayback()
      return .loaded
    } catch {
      let reason = [NSLocalizedFailureReasonErrorKey: "\(error)"]
      outError?.pointee = NSError(domain: AVFoundationErrorDomain, code: AVError.unknown.rawValue, userInfo: reason)
      return .failed
    }
  }

  private var soundLength: TimeInterval? {
    lock.withLock {
      if let soundDuration { return soundDuration }
      let duration = try? makePlayback().duration
      soundDuration = .some(duration)
      return duration
    }
  }

  /// The extensions of videos, whose pictures cannot be shown. Their sound alone is not played.
  private static let videoExtensions: Set<String> = [
    "mp4", "m4v", "mov", "avi", "mkv", "webm", "mpg", "mpeg", "3gp", "m3u8",
  ]

  /// Opens the sound.
  ///
  /// - Throws: A `SoundError` with the reason why the asset cannot be played.
  func makePlayback() throws -> SoundPlayback {
    guard let url = contentURL else { throw SoundError.unavailable("the asset has no content") }
    if Self.videoExtensions.contains(url.pathExtension.lowercased()) {
      throw SoundError.unavailable("\(url.lastPathComponent): videos are not played")
    }
    return try SoundPlayback(.file(url))
  }
}

/// The content of a file. Sounds can be played, but not videos, and nothing from the network.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL of the file.
  public let url: URL

  /// Creates an asset.
  ///
  /// - Parameters:
  ///   - url: The URL of the file, which is read when a value is needed.
  ///   - options: Options, which have no effect.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(contentURL: url)
  }
}
