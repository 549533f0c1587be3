import Foundation
import SoundOutput

/// Plays a sound. A video, or a file from the network, fails: `play()` says why on standard error, and no time passes.
///
/// A player is used on the main thread.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The state of a player.
  public enum Status: Int, Sendable {
    /// The player has no item.
    case unknown
    /// The item can be played.
    case readyToPlay
    /// The item cannot be played.
    case failed
  }
  /// What a player does.
  public enum TimeControlStatus: Int, Sendable {
    /// The player is paused.
    case paused
    /// The player waits for content, which does not occur in Tessera.
    case waitingToPlayAtSpecifiedRate
    /// The player plays.
    case playing
  }
  /// What a player does at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The player continues with the next item (`AVQueuePlayer`).
    case advance
    /// The player pauses.
    case pause
    /// The player does nothing. In Tessera, it pauses.
    case none
  }

  /// The item that is played, or nil.
  open private(set) var currentItem: AVPlayerItem?
  /// The rate with which `play()` starts. The default is 1.
  open var defaultRate: Float = 1
  /// The volume, from 0 to 1. The default is 1.
  open var volume: Float = 1 { didSet { applyVolume() } }
  /// A Boolean value that determines whether the player is silent. The default is `false`.
  open var isMuted = false { didSet { applyVolume() } }
  /// What the player does at the end of an item. The default is `pause`.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// A Boolean value that determines whether the player waits for content. It has no effect, because files are complete.
  open var automaticallyWaitsToMinimizeStalling = true
  /// A Boolean value that determines whether other devices may play the item. It has no effect.
  open var allowsExternalPlayback = true
  /// A Boolean value that determines whether the display stays on during a video. It has no effect, because no videos are played.
  open var preventsDisplaySleepDuringVideoPlayback = true

  private var currentRate: Float = 0
  private var observers: [TimeObserver] = []
  /// Called at the end of an item. If the result is `true`, the player plays the item again.
  var repeatsItem: (() -> Bool)?

  /// Creates a player without an item.
  public override init() { super.init() }
  /// Creates a player of a file.
  ///
  /// - Parameter url: The URL of the file.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }
  /// Creates a player of an item.
  ///
  /// - Parameter item: The item, or nil.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  deinit {
    currentItem?.playback?.pause()
    for observer in observers { observer.stop() }
  }

  /// The state of the item.
  open var status: Status {
    guard let currentItem else { return .unknown }
    return currentItem.status == .readyToPlay ? .readyToPlay : .failed
  }
  /// The reason why the item cannot be played, or nil.
  open var error: (any Error)? { currentItem?.error }
  /// What the player does.
  open var timeControlStatus: TimeControlStatus { currentRate == 0 ? .paused : .playing }
  /// The speed: 0 while the player is paused, 1 for the normal speed. Setting another value than 0 plays the item, at most 16 times
  /// as fast. Negative values pause the player, because sounds are not played backwards. Unlike on iOS, the speed changes the pitch.
  open var rate: Float {
    get { currentRate }
    set { newValue > 0 ? start(at: newValue) : stop() }
  }

  /// Replaces the item. The new item is played if the player plays.
  ///
  /// - Parameter item: The item, or nil.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    let rate = currentRate
    stop()
    currentItem?.onSeek = nil
    currentItem?.playback?.onEnd = nil
    currentItem = item
    item?.onSeek = { [weak self] in self?.observers.forEach { $0.timeJumped() } }
    if rate > 0, item != nil { start(at: rate) }
  }

  /// Plays the item with `defaultRate`. If the item cannot be played, the reason is written to standard error, and
  /// `AVPlayerItemFailedToPlayToEndTime` is posted. An item at its end stays there until a seek.
  open func play() { start(at: defaultRate) }
  /// Plays the item at once.
  ///
  /// - Parameter rate: The speed.
  open func playImmediately(atRate rate: Float) { start(at: rate) }
  /// Pauses the item.
  open func pause() { stop() }

  private func start(at rate: Float) {
    guard let item = currentItem, rate > 0 else { return }
    guard let playback = item.playback else { return fail(item) }
    if item.isAtEnd { return }
    applyVolume()
    playback.speed = Double(rate)
    playback.onEnd = { [weak self, weak item] in
      guard let self, let item, item === currentItem else { return }
      itemDidEnd(item)
    }
    currentRate = rate
    playback.play()
    for observer in observers { observer.start() }
  }

  private func stop() {
    currentRate = 0
    currentItem?.playback?.pause()
    for observer in observers { observer.stop() }
  }

  private func fail(_ item: AVPlayerItem) {
    let reason =
      switch item.problem {
      case .unreadable(let text), .unknownFormat(let text), .unavailable(let text): text
      case nil: "the item cannot be played"
      }
    FileHandle.standardError.write(Data("AVPlayer: \(reason)\n".utf8))
    DispatchQueue.main.async {
      NotificationCenter.default.post(name: .AVPlayerItemFailedToPlayToEndTime, object: item)
    }
  }

  private func itemDidEnd(_ item: AVPlayerItem) {
    let rate = currentRate
    item.isAtEnd = true
    stop()
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    guard item === currentItem else { return }
    if repeatsItem?() == true {
      item.isAtEnd = false
      start(at: rate)
    } else if actionAtItemEnd == .advance {
      advance(rate)
    }
  }

  /// Continues behind an item that has ended. `AVQueuePlayer` plays its next item.
  func advance(_ rate: Float) {}

  private func applyVolume() { currentItem?.playback?.volume = isMuted ? 0 : volume }

  // MARK: Time

  /// Returns the position in the item.
  ///
  /// - Returns: The position, which is zero without an item.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  /// Moves to a position in the item.
  ///
  /// - Parameter time: The position, which is limited to the item.
  open func seek(to time: CMTime) { currentItem?.seek(to: time, completionHandler: nil) }
  /// Moves to a position in the item.
  ///
  /// - Parameters:
  ///   - time: The position, which is limited to the item.
  ///   - completionHandler: A closure that is called on the main queue, with `false` if there is no item that can be played.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    if let currentItem { return currentItem.seek(to: time, completionHandler: completionHandler) }
    DispatchQueue.main.async { completionHandler(false) }
  }
  /// Moves exactly to a position in the item.
  ///
  /// - Parameters:
  ///   - time: The position, which is limited to the item.
  ///   - toleranceBefore: The accepted difference, which is not needed.
  ///   - toleranceAfter: The accepted difference, which is not needed.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Moves exactly to a position in the item.
  ///
  /// - Parameters:
  ///   - time: The position, which is limited to the item.
  ///   - toleranceBefore: The accepted difference, which is not needed.
  ///   - toleranceAfter: The accepted difference, which is not needed.
  ///   - completionHandler: A closure that is called on the main queue, with `false` if there is no item that can be played.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Calls a closure repeatedly while the item is played, and when its position changes by a seek.
  ///
  /// - Parameters:
  ///   - interval: The time between two calls, at least a hundredth of a second.
  ///   - queue: The queue of the calls, or nil for the main queue.
  ///   - block: The closure, with the position.
  /// - Returns: An object for `removeTimeObserver(_:)`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    add(TimeObserver(self, .every(interval.seconds.isFinite ? max(0.01, interval.seconds) : 1), queue, block))
  }
  /// Calls a closure when positions are passed while the item is played.
  ///
  /// - Parameters:
  ///   - times: The positions, as values with a `CMTime`.
  ///   - queue: The queue of the calls, or nil for the main queue.
  ///   - block: The closure.
  /// - Returns: An object for `removeTimeObserver(_:)`.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    add(TimeObserver(self, .at(times.map(\.timeValue.seconds).filter(\.isFinite).sorted()), queue) { _ in block() })
  }
  /// Ends the calls of a closure.
  ///
  /// - Parameter observer: The object that `addPeriodicTimeObserver` or `addBoundaryTimeObserver` has returned.
  open func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? TimeObserver else { return }
    observer.remove()
    observers.removeAll { $0 === observer }
  }

  private func add(_ observer: TimeObserver) -> TimeObserver {
    observers.append(observer)
    if currentRate > 0 { observer.start() }
    return observer
  }
}
