import Foundation
import SoundOutput

/// Plays a sound of a file or of data: WAV, AIFF, CAF, MP3, FLAC and Ogg, and AAC if the program `ffmpeg` is installed.
///
/// The sound is heard on the machine on which the program runs. Without an audio output the player is silent, and everything else
/// is the same: time passes, and the delegate is called at the end. If what reads the format is not installed, `play()` returns
/// `false` and says why on standard error.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The file of the sound, or nil for data.
  public let url: URL?
  /// The data of the sound, or nil for a file.
  public let data: Data?
  /// The object that is informed, on the main queue, when the sound has ended. The player does not retain it.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// A Boolean value that determines whether `rate` has an effect. The default is `false`.
  open var enableRate = false { didSet { applyRate() } }
  /// The speed, from 0.5 to 2. Other values are limited to these. Unlike on iOS, the speed changes the pitch. The default is 1.
  open var rate: Float = 1 { didSet { applyRate() } }
  /// A Boolean value that determines whether `updateMeters()` measures the loudness. The default is `false`.
  open var isMeteringEnabled = false

  /// The sound, or nil if what reads its format is not installed.
  private let playback: SoundPlayback?
  /// The reason why there is no sound.
  private let problem: String?
  private var fade: SoundFade?
  private var levels: [(average: Float, peak: Float)] = []

  /// Creates a player of a file.
  ///
  /// - Parameter url: The URL of the file.
  /// - Throws: An error of the domain `NSOSStatusErrorDomain`: 2003334207 if the file cannot be read, 1954115647 if it is not a sound
  ///   of a known format.
  public init(contentsOf url: URL) throws {
    self.url = url
    data = nil
    (playback, problem) = try Self.open(.file(url))
    super.init()
    informAtEnd()
  }
  /// Creates a player of a file. The format is determined by the content of the file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - utiString: The type of the file, which is not used.
  /// - Throws: The same errors as `init(contentsOf:)`.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// Creates a player of data.
  ///
  /// - Parameter data: The content of a sound file.
  /// - Throws: The same errors as `init(contentsOf:)`.
  public init(data: Data) throws {
    url = nil
    self.data = data
    (playback, problem) = try Self.open(.data(data))
    super.init()
    informAtEnd()
  }
  /// Creates a player of data. The format is determined by the data.
  ///
  /// - Parameters:
  ///   - data: The content of a sound file.
  ///   - utiString: The type of the file, which is not used.
  /// - Throws: The same errors as `init(contentsOf:)`.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  private static func open(_ source: SoundSource) throws -> (SoundPlayback?, String?) {
    do {
      return (try SoundPlayback(source), nil)
    } catch SoundError.unavailable(let reason) {
      return (nil, reason)
    } catch SoundError.unreadable(let reason) {
      throw Self.error(2_003_334_207, reason)
    } catch SoundError.unknownFormat(let reason) {
      throw Self.error(1_954_115_647, reason)
    }
  }

  private static func error(_ code: Int, _ reason: String) -> NSError {
    NSError(domain: "NSOSStatusErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: reason])
  }

  private func informAtEnd() {
    playback?.onEnd = { [weak self] in
      guard let self else { return }
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
  }

  private func applyRate() { playback?.speed = enableRate ? Double(min(max(rate, 0.5), 2)) : 1 }

  // MARK: The sound

  /// The length in seconds, without repetitions.
  open var duration: TimeInterval { playback?.duration ?? 0 }
  /// The number of channels.
  open var numberOfChannels: Int { playback?.channelCount ?? 0 }
  /// The settings of the sound: the number of samples per second and the number of channels.
  open var settings: [String: Any] {
    guard let playback else { return [:] }
    return [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: Double(playback.sampleRate),
      AVNumberOfChannelsKey: playback.channelCount,
    ]
  }
  /// The format of the sound, with the same settings.
  open var format: AVAudioFormat { AVAudioFormat(settings: settings) ?? AVAudioFormat() }

  // MARK: Playing

  /// Prepares the player. Nothing needs to be prepared.
  ///
  /// - Returns: `true`, or `false` if the sound cannot be played.
  @discardableResult open func prepareToPlay() -> Bool { playback != nil }

  /// Plays the sound from `currentTime` on. A sound that plays already continues.
  ///
  /// - Returns: `true`, or `false` if the sound cannot be played. Then the delegate is informed that the sound has ended without
  ///   success.
  @discardableResult open func play() -> Bool { play(after: 0) }

  /// Plays the sound at a time.
  ///
  /// - Parameter time: The time, in seconds of `deviceCurrentTime`. The sound begins at once if the time is over.
  /// - Returns: `true`, or `false` if the sound cannot be played.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play(after: time - deviceCurrentTime) }

  private func play(after delay: TimeInterval) -> Bool {
    if let playback {
      playback.play(after: delay)
      return true
    }
    FileHandle.standardError.write(Data("AVAudioPlayer: \(problem ?? "")\n".utf8))
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.audioPlayerDidFinishPlaying(self, successfully: false)
    }
    return false
  }

  /// Stops the sound. `currentTime` remains, and `play()` continues there.
  open func pause() { playback?.pause() }
  /// Stops the sound. As on iOS, `currentTime` remains.
  open func stop() { playback?.pause() }

  /// A Boolean value that indicates whether the sound plays.
  open var isPlaying: Bool { playback?.isPlaying ?? false }
  /// The position in seconds. When the sound has ended, the position is 0. Setting the position of a sound that plays continues it
  /// there. Values outside of the sound are limited to it.
  open var currentTime: TimeInterval {
    get { playback?.currentTime ?? 0 }
    set { playback?.currentTime = newValue }
  }
  /// The time of the output, in seconds.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The number of times that the sound is repeated after the first one. A negative number repeats it until it is stopped. The
  /// default is 0.
  open var numberOfLoops: Int {
    get { playback?.loops ?? 0 }
    set { playback?.loops = newValue }
  }
  /// The volume, from 0 to 1. The default is 1.
  open var volume: Float {
    get { fade?.target ?? playback?.volume ?? 1 }
    set {
      fade = nil
      playback?.volume = newValue
    }
  }
  /// The position between the speakers, from -1 for the left one to 1 for the right one. The default is 0.
  open var pan: Float {
    get { playback?.pan ?? 0 }
    set { playback?.pan = newValue }
  }
  /// Changes the volume gradually.
  ///
  /// - Parameters:
  ///   - volume: The volume at the end, from 0 to 1.
  ///   - duration: The duration in seconds. If it is 0, the volume changes at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    guard duration > 0, let playback else {
      self.volume = volume
      return
    }
    // The last step of an earlier change comes before the first one of this.
    fade = nil
    fade = SoundFade(of: playback, to: volume, duration: duration)
  }

  // MARK: Loudness

  /// Measures the loudness at the current position, if `isMeteringEnabled` is set.
  open func updateMeters() { levels = isMeteringEnabled ? playback?.levels() ?? [] : [] }
  /// Returns the mean loudness of a channel, as of the last call of `updateMeters()`.
  ///
  /// - Parameter channelNumber: The channel, from 0.
  /// - Returns: The loudness in decibels: 0 for the greatest, -160 for silence and for a channel that the sound does not have.
  open func averagePower(forChannel channelNumber: Int) -> Float { decibels(channelNumber) { $0.average } }
  /// Returns the greatest loudness of a channel, as of the last call of `updateMeters()`.
  ///
  /// - Parameter channelNumber: The channel, from 0.
  /// - Returns: The loudness in decibels: 0 for the greatest, -160 for silence and for a channel that the sound does not have.
  open func peakPower(forChannel channelNumber: Int) -> Float { decibels(channelNumber) { $0.peak } }

  private func decibels(_ channel: Int, _ value: ((average: Float, peak: Float)) -> Float) -> Float {
    guard levels.indices.contains(channel), value(levels[channel]) > 0 else { return -160 }
    return max(-160, 20 * log10(value(levels[channel])))
  }
}

/// The methods that an audio player calls on the main queue.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when a sound has ended. It is not called when a sound is stopped.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - flag: `true`, or `false` if the sound could not be played.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when a sound cannot be decoded. A part that cannot be decoded is silent in Tessera, and the method is not called.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - error: The error.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - flag: `true`, or `false` if the sound could not be played.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - error: The error.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
