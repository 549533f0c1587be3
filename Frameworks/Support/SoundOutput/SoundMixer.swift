import Foundation

/// Adds the voices that play, and passes the sum to the machine's audio output.
///
/// While nothing plays, the output is closed and no timer runs. If there is no output, voices end at once; the players' clocks do not
/// depend on them.
final class SoundMixer: @unchecked Sendable {
  /// The mixer of the process.
  static let shared = SoundMixer()

  private let queue = DispatchQueue(label: "sound mixer", qos: .userInteractive)
  // The queue alone uses these.
  private var voices: [SoundVoice] = []
  private var device: AudioDevice?
  private var timer: (any DispatchSourceTimer)?
  private var isMissingReported = false
  private var buffer = [Float](repeating: 0, count: partFrames * 2)

  /// The number of samples that are added at a time, a fiftieth of a second.
  private static let partFrames = AudioDevice.sampleRate / 50
  /// The number of samples that are queued in advance: what a busy machine needs, and as little as changes can wait for.
  private static let queuedFrames = AudioDevice.sampleRate * 3 / 20

  /// Starts a voice.
  func start(_ voice: SoundVoice) {
    queue.async { [self] in
      guard openDevice() else { return }
      voices.append(voice)
      startTimer()
      fill()
    }
  }

  /// Stops a voice. If no other voice plays, nothing more is heard.
  func stop(_ voice: SoundVoice) {
    voice.stop()
    queue.async { [self] in
      voices.removeAll { $0 === voice }
      if voices.isEmpty { device?.clear() }
    }
  }

  private func openDevice() -> Bool {
    if device != nil { return true }
    do {
      device = try AudioDevice()
      return true
    } catch {
      if !isMissingReported {
        isMissingReported = true
        let reason = if case SoundError.unreadable(let text) = error { text } else { "\(error)" }
        FileHandle.standardError.write(Data("sounds are not heard, because there is no audio output: \(reason)\n".utf8))
      }
      return false
    }
  }

  private func startTimer() {
    guard timer == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now() + 0.02, repeating: 0.02, leeway: .milliseconds(2))
    source.setEventHandler { [weak self] in self?.fill() }
    source.resume()
    timer = source
  }

  /// Adds samples to the output's queue. Closes the output after the last voice has been heard.
  private func fill() {
    guard let device else { return }
    // More parts than fit into the queue are for an output that plays faster than its clock, which must not keep this queue busy.
    var parts = 2 * Self.queuedFrames / Self.partFrames
    while !voices.isEmpty, parts > 0, device.queuedFrameCount < Self.queuedFrames {
      parts -= 1
      let isQueued = buffer.withUnsafeMutableBufferPointer { samples in
        samples.update(repeating: 0)
        for voice in voices { voice.mix(into: samples) }
        // The sum of loud voices exceeds what an output can play.
        for index in samples.indices { samples[index] = min(max(samples[index], -1), 1) }
        return device.queue(UnsafeBufferPointer(samples))
      }
      guard isQueued else { return closeDevice() }
      voices.removeAll(where: \.isOver)
    }
    if voices.isEmpty, device.queuedFrameCount == 0 { closeDevice() }
  }

  /// Closes the output. Voices that have not ended are not heard any more, and the next one opens the output again.
  private func closeDevice() {
    voices = []
    timer?.cancel()
    timer = nil
    device = nil
  }
}
