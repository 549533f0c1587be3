import Foundation

/// Plays a sound: its clock, its settings, and its voice in the mixer. The methods can be called on any thread.
///
/// The clock runs whether there is an audio output or not, so that an application behaves the same on a machine without one.
package final class SoundPlayback: @unchecked Sendable {
  /// The length in seconds.
  package let duration: TimeInterval
  /// The number of channels.
  package let channelCount: Int
  /// The number of samples per second and channel.
  package let sampleRate: Int

  private let source: SoundSource
  private let lock = NSLock()
  private var settings = SoundVoice.Settings()
  /// The position in seconds when the clock last started or stopped.
  private var position: TimeInterval = 0
  /// The time of the machine at which the clock started, which is in the future for a delayed start, or nil while it is stopped.
  private var startTime: TimeInterval?
  private var voice: SoundVoice?
  /// The file of `levels()`.
  private var measuredFile: SoundFile?
  /// A number that changes with each start and stop, and with settings that move the end, so that an end that was scheduled before
  /// is ignored.
  private var generation = 0
  /// A number that changes when the clock starts or stops, but not with the settings, so that a delayed start that was stopped is
  /// ignored.
  private var starts = 0
  private var endHandler: (@Sendable () -> Void)?

  /// Opens a sound.
  ///
  /// - Parameter source: The file or the data of the sound.
  /// - Throws: A `SoundError` that names the file.
  package init(_ source: SoundSource) throws {
    // Data is written once, not for each voice and not while the lock is held.
    let source = try ConvertedSound.readable(source.stored()).stored()
    let file = try SoundFile(source)
    self.source = source
    duration = file.duration
    channelCount = file.channelCount
    sampleRate = file.sampleRate
  }

  deinit { if let voice { SoundMixer.shared.stop(voice) } }

  /// A closure that is called on the main queue when the sound has reached its end, but not when it is stopped.
  package var onEnd: (@Sendable () -> Void)? {
    get { lock.withLock { endHandler } }
    set { lock.withLock { endHandler = newValue } }
  }

  /// The volume, 0...1. The default is 1.
  package var volume: Float {
    get { lock.withLock { settings.volume } }
    set { change { $0.volume = newValue.isNaN ? 0 : min(max(newValue, 0), 1) } }
  }
  /// The position between the speakers, from -1 for left to 1 for right. The default is 0.
  package var pan: Float {
    get { lock.withLock { settings.pan } }
    set { change { $0.pan = newValue.isNaN ? 0 : min(max(newValue, -1), 1) } }
  }
  /// The speed, 1/16...16. The default is 1. Other speeds change the pitch.
  package var speed: Double {
    get { lock.withLock { settings.speed } }
    set { change { $0.speed = newValue.isNaN ? 1 : min(max(newValue, 0.0625), 16) } }
  }
  /// The number of repetitions after the first time, or a negative number for endless ones. The default is 0.
  package var loops: Int {
    get { lock.withLock { settings.loops } }
    set { change { $0.loops = newValue } }
  }

  /// Changes the settings. The clock starts again at its position, because its speed may be another one.
  private func change(_ body: (inout SoundVoice.Settings) -> Void) {
    lock.withLock {
      if startTime != nil, Self.now >= startTime! {
        position = progress
        startTime = Self.now
      }
      let speed = settings.speed
      let loops = settings.loops
      body(&settings)
      voice?.settings = settings
      if startTime != nil, speed != settings.speed || loops != settings.loops { scheduleEnd() }
    }
  }

  /// Indicates whether the clock runs, or will at the time of a delayed start.
  package var isPlaying: Bool { lock.withLock { startTime != nil } }

  /// The position in seconds, in the current repetition. A position outside of the sound is moved to its nearest end.
  package var currentTime: TimeInterval {
    get { lock.withLock { duration > 0 ? min(progress, total).truncatingRemainder(dividingBy: duration) : 0 } }
    set {
      lock.withLock {
        let isPlaying = startTime != nil
        halt()
        position = newValue.isNaN ? 0 : min(max(newValue, 0), duration)
        if isPlaying { run(after: 0) }
      }
    }
  }

  /// Starts the clock at the current position, or at the beginning if the position is at the end.
  ///
  /// - Parameter delay: The time before the sound begins, in seconds. The default is 0.
  package func play(after delay: TimeInterval = 0) {
    lock.withLock {
      guard startTime == nil else { return }
      if position >= duration { position = 0 }
      run(after: delay.isNaN ? 0 : min(max(delay, 0), 86_400))
    }
  }

  /// Stops the clock. The position remains.
  package func pause() { lock.withLock { halt() } }

  /// Returns the loudness of each channel at the current position: the square root of the mean square, and the highest value. While
  /// the sound does not play, the loudness is 0.
  package func levels() -> [(average: Float, peak: Float)] {
    lock.withLock {
      guard startTime != nil, duration > 0 else { return Array(repeating: (0, 0), count: channelCount) }
      if measuredFile == nil { measuredFile = try? SoundFile(source) }
      return measuredFile?.levels(at: progress.truncatingRemainder(dividingBy: duration)).map {
        ($0.average * settings.volume, $0.peak * settings.volume)
      } ?? Array(repeating: (0, 0), count: channelCount)
    }
  }

  // MARK: With the lock

  /// The position in seconds, counted on over the repetitions.
  private var progress: TimeInterval {
    position + (startTime.map { max(0, Self.now - $0) * settings.speed } ?? 0)
  }
  /// The end of the last repetition in seconds, counted like `progress`.
  private var total: TimeInterval { settings.loops < 0 ? .infinity : duration * (Double(settings.loops) + 1) }

  private func run(after delay: TimeInterval) {
    startTime = Self.now + delay
    scheduleEnd()
    starts += 1
    let start = starts
    guard delay > 0 else { return startVoice() }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      self?.lock.withLock { if self?.starts == start { self?.startVoice() } }
    }
  }

  private func startVoice() {
    guard let file = try? SoundFile(source) else { return }
    let voice = SoundVoice(file, from: position, settings)
    self.voice = voice
    SoundMixer.shared.start(voice)
  }

  private func halt() {
    position = duration > 0 ? min(progress, total).truncatingRemainder(dividingBy: duration) : 0
    startTime = nil
    generation += 1
    starts += 1
    if let voice { SoundMixer.shared.stop(voice) }
    voice = nil
  }

  private func scheduleEnd() {
    generation += 1
    guard let startTime, total.isFinite else { return }
    let generation = self.generation
    let remaining = max(0, startTime - Self.now) + max(0, total - progress) / settings.speed
    DispatchQueue.main.asyncAfter(deadline: .now() + remaining) { [weak self] in self?.end(generation) }
  }

  private func end(_ generation: Int) {
    let handler: (@Sendable () -> Void)? = lock.withLock {
      guard generation == self.generation, startTime != nil else { return nil }
      startTime = nil
      position = 0
      // The last samples are still in the output's queue, so the voice ends by itself.
      voice = nil
      self.generation += 1
      starts += 1
      return endHandler
    }
    handler?()
  }

  /// The time of the machine in seconds.
  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
