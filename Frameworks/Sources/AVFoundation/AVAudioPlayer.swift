import Foundation

/// Plays a sound file on iOS. It is silent here: `play()` returns `false`, and the delegate is informed at once that
/// the sound has ended.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  public let data: Data?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isMeteringEnabled = false
  open var isPlaying: Bool { false }
  /// The settings and the format of the sound, which are not read.
  open var settings: [String: Any] { [:] }
  open var format: AVAudioFormat { AVAudioFormat() }
  open var numberOfChannels: Int { 0 }
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  open func play(atTime time: TimeInterval) -> Bool { play() }
  open func updateMeters() {}
  /// Returns the loudness of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  open var duration: TimeInterval { 0 }

  /// Creates a player. Throws an error if the file does not exist.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    self.url = url
    data = nil
    super.init()
  }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  public init(data: Data) throws {
    url = nil
    self.data = data
    super.init()
  }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.audioPlayerDidFinishPlaying(self, successfully: false)
    }
    return false
  }
  open func pause() {}
  open func stop() { currentTime = 0 }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// A delegate of an audio player.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
