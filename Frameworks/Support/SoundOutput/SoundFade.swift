import Foundation

/// A gradual change of the volume of a sound. It ends when it is released.
package final class SoundFade: @unchecked Sendable {
  /// The volume at the end, 0...1.
  package let target: Float
  private let timer: any DispatchSourceTimer
  /// Indicates whether the change is cancelled. It is locked during each step, so that none follows a cancellation.
  private let isCancelled: Cancellation

  private final class Cancellation: @unchecked Sendable {
    private let lock = NSLock()
    private var isSet = false

    func set() { lock.withLock { isSet = true } }
    func unlessSet(_ body: () -> Void) { lock.withLock { if !isSet { body() } } }
  }

  /// Begins a change.
  ///
  /// - Parameters:
  ///   - playback: The sound.
  ///   - target: The volume at the end, which is limited to 0...1.
  ///   - duration: The duration in seconds, which is greater than 0. The volume changes fifty times a second.
  package init(of playback: SoundPlayback, to target: Float, duration: TimeInterval) {
    let target = target.isNaN ? 0 : min(max(target, 0), 1)
    self.target = target
    let start = (volume: playback.volume, time: ProcessInfo.processInfo.systemUptime)
    let timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInitiated))
    self.timer = timer
    let isCancelled = Cancellation()
    self.isCancelled = isCancelled
    timer.schedule(deadline: .now(), repeating: 0.02)
    timer.setEventHandler { [weak self, weak playback] in
      let part = min(1, (ProcessInfo.processInfo.systemUptime - start.time) / duration)
      isCancelled.unlessSet { playback?.volume = start.volume + (target - start.volume) * Float(part) }
      if part >= 1 || playback == nil { self?.timer.cancel() }
    }
    timer.resume()
  }

  deinit {
    isCancelled.set()
    timer.cancel()
  }
}
