import Foundation
import SoundOutput

/// A video or a sound.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Creates an asset without content.
  public override init() { super.init() }
  /// Creates an asset without content. Use `AVURLAsset(url:)` for the content of a file.
  ///
  /// - Parameter url: The URL of the file, which is not read.
  public convenience init(url: URL) { self.init() }
  /// The length, or `indefinite` if the asset cannot be played.
  open var duration: CMTime { .indefinite }
  /// A Boolean value that indicates whether the asset can be played: `false` without content.
  open var isPlayable: Bool { false }
  /// Calls a closure on the main queue. Values are read when they are used.
  ///
  /// - Parameters:
  ///   - keys: The names of values.
  ///   - handler: The closure, or nil.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?) {
    guard let handler else { return }
    DispatchQueue.main.async { handler() }
  }
}

/// The content of a file. Sounds can be played, but not videos, and nothing from the network.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL of the file.
  public let url: URL
  private let lock = NSLock()
  private var soundDuration: TimeInterval??

  /// Creates an asset.
  ///
  /// - Parameters:
  ///   - url: The URL of the file, which is read when a value is needed.
  ///   - options: Options, which have no effect.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }

  /// The length of a sound, or `indefinite` for other content. The first reading opens the file.
  open override var duration: CMTime {
    soundLength.map { CMTime(seconds: $0, preferredTimescale: 1_000_000_000) } ?? .indefinite
  }
  /// A Boolean value that indicates whether the file is a sound that can be played. The first reading opens the file.
  open override var isPlayable: Bool { soundLength != nil }

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
  /// - Throws: A `SoundError` with the reason why the file cannot be played.
  func makePlayback() throws -> SoundPlayback {
    if Self.videoExtensions.contains(url.pathExtension.lowercased()) {
      throw SoundError.unavailable("\(url.lastPathComponent): videos are not played")
    }
    return try SoundPlayback(.file(url))
  }
}
