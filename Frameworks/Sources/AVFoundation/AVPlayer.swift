import Foundation
import QuartzCore

/// Plays a video or a sound on iOS. It shows and plays nothing here, which it reports when playing begins: the item fails,
/// and no time passes.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var status: Status { .failed }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var error: (any Error)? { AVError(.unknown) }

  public override init() { super.init() }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Reports on standard error that nothing is played.
  open func play() {
    let name = (currentItem?.asset as? AVURLAsset)?.url.lastPathComponent ?? "no item"
    FileHandle.standardError.write(Data("AVPlayer: videos and sounds are not played (\(name))\n".utf8))
  }
  open func playImmediately(atRate rate: Float) { play() }
  open func pause() { rate = 0 }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Returns an object for `removeTimeObserver(_:)`. The closure is not called, because no time passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Returns an object for `removeTimeObserver(_:)`. The closure is not called, because no time passes.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem]
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }
  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    replaceCurrentItem(with: queue.first)
  }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Repeats an item of a player, which plays nothing here.
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
  open func disableLooping() {}
}

/// A video or a sound in a player.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.unknown) }
  open var duration: CMTime { .indefinite }
  open var presentationSize: CGSize { .zero }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(false) }
  }
}

/// A video or a sound. It is not read.
open class AVAsset: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(url: URL) { self.init() }
  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?) {
    guard let handler else { return }
    DispatchQueue.main.async { handler() }
  }
}

/// A video or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
}

/// The ways in which a video fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A layer that shows the video of a player on iOS. It is empty here.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }

  public override init() { super.init() }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  public override init(layer: Any) {
    super.init(layer: layer)
    player = (layer as? AVPlayerLayer)?.player
  }
  public required init?(coder: NSCoder) { nil }
}

/// An error of AVFoundation.
public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11_800, fileFormatNotRecognized = -11_828, noLongerPlayable = -11_867
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
}
