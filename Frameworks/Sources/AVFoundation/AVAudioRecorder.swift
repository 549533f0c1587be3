import Foundation

/// Records a sound on iOS. Nothing is recorded here: `record()` returns `false`, and the delegate is told at once that the
/// recording was not successful.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public let url: URL
  public let settings: [String: Any]
  public let format: AVAudioFormat
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    format = AVAudioFormat(settings: settings) ?? AVAudioFormat()
    super.init()
  }
  public init(url: URL, format: AVAudioFormat) throws {
    self.url = url
    settings = format.settings
    self.format = format
    super.init()
  }

  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool {
    DispatchQueue.main.async { [self] in delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
    return false
  }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { record() }
  @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
    record()
  }
  open func pause() {}
  open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  /// Returns the loudness of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// A delegate of an audio recorder.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
