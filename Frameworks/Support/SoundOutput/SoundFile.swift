import Foundation

/// The reason why a sound cannot be played.
package enum SoundError: Error, Equatable {
  /// The file cannot be read.
  case unreadable(String)
  /// The data is not a sound of a known format.
  case unknownFormat(String)
  /// The sound may be one, but what reads it is not installed.
  case unavailable(String)
}

/// A sound that is read in parts. An instance is used by one thread at a time.
package final class SoundFile: @unchecked Sendable {
  /// The number of channels, 1...32.
  package let channelCount: Int
  /// The number of samples per second and channel, 1...768,000.
  package let sampleRate: Int
  /// The number of samples of a channel.
  package let frameCount: Int
  /// The length in seconds.
  package var duration: TimeInterval { Double(frameCount) / Double(sampleRate) }

  private let file: OpaquePointer
  private let library: SoundFileLibrary

  /// The most channels and samples per second that are read, which is more than any device has.
  private static let limits = (channels: 32, rate: 768_000)

  /// Opens a sound.
  ///
  /// - Parameter source: The file or the data of the sound.
  /// - Throws: A `SoundError` that names the file.
  package init(_ source: SoundSource) throws {
    guard let library = SoundFileLibrary.shared else {
      close(try source.open())
      throw SoundError.unavailable("\(source.name): sounds are read by libsndfile (Debian package libsndfile1)")
    }
    let descriptor = try source.open()
    // SF_INFO: the number of frames (8 bytes), then the sample rate, the channels, the format, the sections and whether the file is
    // seekable (4 bytes each), and padding.
    let info = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 8)
    defer { info.deallocate() }
    memset(info, 0, 32)
    let readMode: CInt = 0x10
    // libsndfile closes the descriptor, also if it cannot read the file.
    guard let file = library.open(descriptor, readMode, info, 1) else {
      throw SoundError.unknownFormat(
        "\(source.name): the sound has no format that libsndfile reads, such as WAV, AIFF, CAF, MP3, FLAC or Ogg")
    }
    let frames = info.load(as: Int64.self)
    let rate = info.load(fromByteOffset: 8, as: Int32.self)
    let channels = info.load(fromByteOffset: 12, as: Int32.self)
    guard frames >= 0, frames < Int64.max / 64, (1...Self.limits.rate).contains(Int(rate)),
      (1...Self.limits.channels).contains(Int(channels))
    else {
      _ = library.close(file)
      throw SoundError.unknownFormat(
        "\(source.name): \(channels) channels with \(rate) samples per second cannot be played")
    }
    self.library = library
    self.file = file
    frameCount = Int(frames)
    sampleRate = Int(rate)
    channelCount = Int(channels)
  }

  deinit { _ = library.close(file) }

  /// Moves to a sample. The next `read` begins there. A position outside of the sound is moved to its nearest end.
  func seek(toFrame frame: Int) { _ = library.seek(file, Int64(min(max(0, frame), frameCount)), SEEK_SET) }

  /// Reads the next samples, with the channels of each sample side by side.
  ///
  /// - Parameters:
  ///   - samples: The memory of the samples, of which `frames` times `channelCount` are written.
  ///   - frames: The number of samples of a channel.
  /// - Returns: The number of samples of a channel that were read, which is 0 at the end.
  func read(_ samples: UnsafeMutablePointer<Float>, frames: Int) -> Int {
    max(0, min(frames, Int(library.read(file, samples, Int64(frames)))))
  }

  /// Returns the loudness of a part of the sound, for each channel.
  ///
  /// - Parameter time: The beginning of the part, in seconds. The part is a fiftieth of a second long.
  /// - Returns: The square root of the mean square, and the highest value, of each channel, 0...1 for most sounds.
  func levels(at time: TimeInterval) -> [(average: Float, peak: Float)] {
    let frames = max(1, sampleRate / 50)
    var samples = [Float](repeating: 0, count: frames * channelCount)
    seek(toFrame: Int(time * Double(sampleRate)))
    let count = samples.withUnsafeMutableBufferPointer { read($0.baseAddress!, frames: frames) }
    return (0..<channelCount).map { channel in
      guard count > 0 else { return (0, 0) }
      let values = (0..<count).map { samples[$0 * channelCount + channel] }
      return ((values.reduce(0) { $0 + $1 * $1 } / Float(count)).squareRoot(), values.reduce(0) { max($0, abs($1)) })
    }
  }
}
