import Foundation

/// Records a sound on iOS. Nothing is recorded here: `record()` returns `false`, and the delegate is informed at once that the
/// recording was not successful.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The URL of the file that would be written.
  public let url: URL
  /// The settings of the format.
  public let settings: [String: Any]
  /// The format.
  public let format: AVAudioFormat
  /// The delegate.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// A Boolean value that determines whether the loudness is measured. It has no effect.
  open var isMeteringEnabled = false
  /// A Boolean value that indicates whether the recorder records, which is always `false`.
  open var isRecording: Bool { false }
  /// The time since the beginning of the recording, in seconds, which is always 0.
  open var currentTime: TimeInterval { 0 }
  /// The time of the device, in seconds.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - settings: The settings of the format, by keys such as `AVFormatIDKey`.
  /// - Throws: Nothing in Tessera. On iOS, an error if the settings are not supported.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    format = AVAudioFormat(settings: settings) ?? AVAudioFormat()
    super.init()
  }
  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - format: The format.
  /// - Throws: Nothing in Tessera. On iOS, an error if the format is not supported.
  public init(url: URL, format: AVAudioFormat) throws {
    self.url = url
    settings = format.settings
    self.format = format
    super.init()
  }

  /// Returns `false`, because nothing is recorded.
  ///
  /// - Returns: `false`.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Reports to the delegate that the recording was not successful.
  ///
  /// - Returns: `false`, because nothing is recorded.
  @discardableResult open func record() -> Bool {
    DispatchQueue.main.async { [self] in delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
    return false
  }
  /// Reports to the delegate that the recording was not successful.
  ///
  /// - Parameter duration: The length of the recording, in seconds.
  /// - Returns: `false`, because nothing is recorded.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Reports to the delegate that the recording was not successful.
  ///
  /// - Parameter time: The time of the device at which the recording would begin, in seconds.
  /// - Returns: `false`, because nothing is recorded.
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { record() }
  /// Reports to the delegate that the recording was not successful.
  ///
  /// - Parameters:
  ///   - time: The time of the device at which the recording would begin, in seconds.
  ///   - duration: The length of the recording, in seconds.
  /// - Returns: `false`, because nothing is recorded.
  @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
    record()
  }
  /// Does nothing, because nothing is recorded.
  open func pause() {}
  /// Does nothing, because nothing is recorded.
  open func stop() {}
  /// Returns `false`, because there is no recording.
  ///
  /// - Returns: `false`.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Does nothing, because nothing is measured.
  open func updateMeters() {}
  /// Returns the loudness of silence.
  ///
  /// - Parameter channelNumber: The channel.
  /// - Returns: -160 decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the loudness of silence.
  ///
  /// - Parameter channelNumber: The channel.
  /// - Returns: -160 decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// A delegate of an audio recorder.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Reports that a recording has ended.
  ///
  /// - Parameters:
  ///   - recorder: The recorder.
  ///   - flag: A Boolean value that indicates whether the recording was successful, which is `false`.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Reports an error of an encoder. It is not called, because nothing is recorded.
  ///
  /// - Parameters:
  ///   - recorder: The recorder.
  ///   - error: The error.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - recorder: The recorder.
  ///   - flag: A Boolean value that indicates whether the recording was successful.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - recorder: The recorder.
  ///   - error: The error.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
