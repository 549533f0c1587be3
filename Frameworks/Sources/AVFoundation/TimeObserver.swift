import Foundation
import Synchronization

/// Calls a closure at times of a player. It has a timer only while the player plays.
final class TimeObserver: NSObject, @unchecked Sendable {
  /// The times of the calls.
  enum Times {
    /// Calls at an interval in seconds.
    case every(TimeInterval)
    /// Calls when positions in seconds are passed, in ascending order.
    case at([TimeInterval])
  }

  private weak var player: AVPlayer?
  private let times: Times
  private let queue: DispatchQueue
  private let block: @Sendable (CMTime) -> Void
  private var timer: (any DispatchSourceTimer)?
  private let isRemoved = Mutex(false)

  /// Creates an observer, which does nothing until `start()`.
  init(_ player: AVPlayer, _ times: Times, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
    self.player = player
    self.times = times
    self.queue = queue ?? .main
    self.block = block
  }

  deinit { timer?.cancel() }

  /// Begins the calls, because the player plays.
  func start() {
    stop()
    guard let player, !isRemoved.withLock({ $0 }) else { return }
    switch times {
    case .every(let interval): repeatCalls(interval, .now())
    case .at(let positions):
      let now = player.currentTime().seconds
      guard let next = positions.first(where: { $0 > now }), player.rate > 0 else { return }
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + (next - now) / Double(player.rate))
      source.setEventHandler { [weak self] in
        self?.call()
        self?.start()
      }
      source.resume()
      timer = source
    }
  }

  /// Ends the calls, because the player is paused.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  /// Ends the calls for good, also one that waits in the queue, because another observer has removed this one before.
  func remove() {
    stop()
    isRemoved.withLock { $0 = true }
  }

  /// Calls the closure after a seek, and begins again at the new position.
  func timeJumped() {
    if case .every = times { call() }
    if timer != nil { start() }
  }

  private func repeatCalls(_ interval: TimeInterval, _ start: DispatchTime) {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: start, repeating: interval)
    source.setEventHandler { [weak self] in self?.call() }
    source.resume()
    timer = source
  }

  private func call() {
    guard let time = player?.currentTime() else { return }
    queue.async { [self] in
      if !isRemoved.withLock({ $0 }) { block(time) }
    }
  }
}
