import Foundation
import SoundOutput

/// A sound in a player. A video, or a file from the network, fails.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The state of an item.
  public enum Status: Int, Sendable {
    /// The item has no content.
    case unknown
    /// The item can be played.
    case readyToPlay
    /// The item cannot be played.
    case failed
  }

  /// The content of the item.
  public let asset: AVAsset
  /// The time before which content is loaded, in seconds. It has no effect, because files are read as they are played.
  open var preferredForwardBufferDuration: TimeInterval = 0

  /// The reason why the item cannot be played.
  private(set) lazy var problem: SoundError? = {
    if case .failure(let error) = opened { error } else { nil }
  }()
  /// The sound, or nil if the item cannot be played.
  var playback: SoundPlayback? { try? opened.get() }
  private lazy var opened = Result<SoundPlayback, SoundError> { () throws(SoundError) in
    do { return try asset.makePlayback() } catch { throw error as? SoundError ?? .unreadable("\(error)") }
  }
  /// Indicates whether the item was played to its end, at which it stays until a seek.
  var isAtEnd = false

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - asset: The content.
  ///   - automaticallyLoadedAssetKeys: The names of values that are loaded first. They have no effect.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
  }
  /// Creates an item.
  ///
  /// - Parameter asset: The content.
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
  /// Creates an item of a file.
  ///
  /// - Parameter url: The URL of the file.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// The state. The first reading opens the file.
  open var status: Status { playback != nil ? .readyToPlay : .failed }
  /// The reason why the item cannot be played, or nil if it can.
  open var error: (any Error)? { problem == nil ? nil : AVError(.fileFormatNotRecognized) }
  /// The length, or `indefinite` if the item cannot be played.
  open var duration: CMTime {
    playback.map { CMTime(seconds: $0.duration, preferredTimescale: 1_000_000_000) } ?? .indefinite
  }
  /// The size of the video, which is zero for a sound.
  open var presentationSize: CGSize { .zero }
  /// A Boolean value that indicates whether the item can be played without interruptions.
  open var isPlaybackLikelyToKeepUp: Bool { playback != nil }
  /// A Boolean value that indicates whether no content is available.
  open var isPlaybackBufferEmpty: Bool { playback == nil }
  /// A Boolean value that indicates whether all content is available, as that of a file is.
  open var isPlaybackBufferFull: Bool { playback != nil }
  /// The parts that are available: the whole item, or none if it cannot be played.
  open var loadedTimeRanges: [NSValue] {
    playback == nil ? [] : [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
  }
  /// The parts to which `seek(to:)` can move: the whole item, or none if it cannot be played.
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  /// A Boolean value that indicates whether the item can be played at rates above 1.
  open var canPlayFastForward: Bool { playback != nil }
  /// A Boolean value that indicates whether the item can be played at rates between 0 and 1.
  open var canPlaySlowForward: Bool { playback != nil }
  /// A Boolean value that indicates whether the item can be played backward, which is not possible here.
  open var canPlayReverse: Bool { false }
  /// A Boolean value that indicates whether the item can be played at rates below -1, which is not possible here.
  open var canPlayFastReverse: Bool { false }
  /// A Boolean value that indicates whether the item can be played at rates between -1 and 0, which is not possible here.
  open var canPlaySlowReverse: Bool { false }
  /// A Boolean value that indicates whether the item can move to the next picture. Sounds have none.
  open var canStepForward: Bool { false }
  /// A Boolean value that indicates whether the item can move to the picture before. Sounds have none.
  open var canStepBackward: Bool { false }

  /// Returns the position.
  ///
  /// - Returns: The position, which is zero if the item cannot be played.
  open func currentTime() -> CMTime {
    guard let playback else { return .zero }
    return CMTime(seconds: isAtEnd ? playback.duration : playback.currentTime, preferredTimescale: 1_000_000_000)
  }
  /// Moves to a position. A position outside of the item is limited to it.
  ///
  /// - Parameter time: The position.
  open func seek(to time: CMTime) { seek(to: time, completionHandler: nil) }

  /// Moves to a position. A position outside of the item is limited to it.
  ///
  /// - Parameters:
  ///   - time: The position.
  ///   - completionHandler: A closure that is called on the main queue, with `false` if the item cannot be played.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    let canSeek = playback != nil && time.seconds.isFinite
    if canSeek { move(to: time.seconds) }
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(canSeek) }
  }

  /// Called after the position has changed by `seek`.
  var onSeek: (@Sendable () -> Void)?

  private func move(to seconds: TimeInterval) {
    guard let playback else { return }
    isAtEnd = seconds >= playback.duration
    playback.currentTime = seconds
    onSeek?()
    NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: self)
  }
}

extension NSNotification.Name {
  /// Posted when an item was played to its end. The object is the item.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an item cannot be played. The object is the item.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted on iOS when an item from the network stalls. It is never posted in Tessera.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
  /// Posted when the position was changed by a seek. The object is the item.
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
}
