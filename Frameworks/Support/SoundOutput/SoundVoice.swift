import Foundation

/// One playback of a sound that the mixer adds to its output. The mixer's queue reads the samples; any thread changes the settings.
final class SoundVoice: @unchecked Sendable {
  /// The volume, the position between the speakers and the speed of a voice.
  struct Settings {
    /// The factor of the samples, 0...1.
    var volume: Float = 1
    /// The position: -1 is left, 1 is right.
    var pan: Float = 0
    /// The number of seconds of the sound that are played in a second.
    var speed = 1.0
    /// The number of repetitions that follow, or a negative number for endless ones.
    var loops = 0
  }

  private let file: SoundFile
  private let lock = NSLock()
  private var shared: Settings
  private var isStopped = false

  // The mixer's queue alone uses these.
  private var loopsDone = 0
  private var buffer: [Float]
  /// The number of samples of a channel in `buffer`, and the position between them of the next output sample.
  private var available = 0
  private var position = 0.0
  private var isAtEnd = false

  private static let bufferFrames = 2048

  /// Creates a voice.
  ///
  /// - Parameters:
  ///   - file: The sound, which only this voice reads.
  ///   - time: The position at which the voice begins, in seconds.
  ///   - settings: The first settings.
  init(_ file: SoundFile, from time: TimeInterval, _ settings: Settings) {
    self.file = file
    shared = settings
    buffer = [Float](repeating: 0, count: (Self.bufferFrames + 1) * file.channelCount)
    file.seek(toFrame: Int(time * Double(file.sampleRate)))
  }

  /// The settings, which the next samples have.
  var settings: Settings {
    get { lock.withLock { shared } }
    set { lock.withLock { shared = newValue } }
  }

  /// Ends the voice. The mixer removes it.
  func stop() { lock.withLock { isStopped = true } }

  /// Indicates whether the voice has ended or was stopped.
  var isOver: Bool { isAtEnd || lock.withLock { isStopped } }

  /// Adds the next samples to `output`, two channels side by side.
  func mix(into output: UnsafeMutableBufferPointer<Float>) {
    let settings = self.settings
    let step = settings.speed * Double(file.sampleRate) / Double(AudioDevice.sampleRate)
    // The channel of the farther speaker becomes quieter.
    let left = settings.volume * min(1, 1 - settings.pan)
    let right = settings.volume * min(1, 1 + settings.pan)
    let channels = file.channelCount
    for frame in 0..<output.count / 2 {
      // Linear interpolation needs the sample after the position, too.
      while Int(position) + 1 >= available {
        if !readMore(settings.loops) { return }
      }
      let first = Int(position) * channels
      let fraction = Float(position - position.rounded(.down))
      let a = buffer[first]
      let b = buffer[first + channels]
      let leftSample = a + (b - a) * fraction
      var rightSample = leftSample
      if channels > 1 {
        let c = buffer[first + 1]
        rightSample = c + (buffer[first + channels + 1] - c) * fraction
      }
      output[frame * 2] += leftSample * left
      output[frame * 2 + 1] += rightSample * right
      position += step
    }
  }

  /// Reads the next part of the file behind the last sample, which remains. Returns `false` at the end of the last repetition.
  private func readMore(_ loops: Int) -> Bool {
    let channels = file.channelCount
    let kept = available > 0 ? 1 : 0
    if kept == 1 {
      for channel in 0..<channels { buffer[channel] = buffer[(available - 1) * channels + channel] }
      position -= Double(available - 1)
    }
    var count = buffer.withUnsafeMutableBufferPointer {
      file.read($0.baseAddress! + kept * channels, frames: Self.bufferFrames)
    }
    if count == 0, file.frameCount > 0, loops < 0 || loopsDone < loops {
      loopsDone += 1
      file.seek(toFrame: 0)
      count = buffer.withUnsafeMutableBufferPointer {
        file.read($0.baseAddress! + kept * channels, frames: Self.bufferFrames)
      }
    }
    available = kept + count
    isAtEnd = count == 0
    return count > 0
  }
}
