import Foundation

/// Writes what a session records to a file. Applications use its subclasses.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// The file that is being written, which is nil.
  open var outputFileURL: URL? { nil }
  /// A Boolean value that indicates whether a file is being written, which is always `false`.
  open var isRecording: Bool { false }
  /// A Boolean value that indicates whether the recording is paused, which is always `false`.
  open var isRecordingPaused: Bool { false }
  /// The length of the recording, which is zero.
  open var recordedDuration: CMTime { .zero }
  /// The size of the recording, in bytes, which is 0.
  open var recordedFileSize: Int64 { 0 }
  /// The greatest length of a recording. The default is an invalid time, which is no limit.
  open var maxRecordedDuration = CMTime.invalid
  /// The greatest size of a recording, in bytes. The default is 0, which is no limit.
  open var maxRecordedFileSize: Int64 = 0
  /// The free space of the disk at which a recording ends, in bytes. The default is 0.
  open var minFreeDiskSpaceLimit: Int64 = 0
  /// The delegate. The value is stored but has no effect.
  open weak var delegate: (any AVCaptureFileOutputDelegate)?

  /// Reports to the delegate that the recording has failed, on the main thread: there is nothing to record (iOS throws an exception).
  /// No file is written.
  ///
  /// - Parameters:
  ///   - outputFileURL: The URL of the file.
  ///   - delegate: The delegate. It receives the error `deviceNotConnected`, or `sessionNotRunning` if the output belongs to no session
  ///     that runs.
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {
    let failure = failure
    CaptureReport.write("\(type(of: self)) records nothing to \(outputFileURL.path): \(failure.localizedDescription)")
    nonisolated(unsafe) let delegate = delegate
    DispatchQueue.main.async { [self] in
      delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: failure)
    }
  }
  /// Does nothing, because nothing is recorded.
  open func stopRecording() {}
  /// Does nothing, because nothing is recorded.
  open func pauseRecording() {}
  /// Does nothing, because nothing is recorded.
  open func resumeRecording() {}
}

/// Writes what a session records to a QuickTime movie.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// The time between parts of the movie that can be read without its end. The default is 10 seconds.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// Data about the movie. The value is stored but has no effect.
  open var metadata: [AVMetadataItem]?
  /// The codecs, which are none.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }

  /// Creates an output.
  public override init() { super.init() }

  /// Returns the settings for a connection.
  ///
  /// - Parameter connection: The connection.
  /// - Returns: An empty dictionary, because nothing is recorded.
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
  /// Does nothing, because nothing is recorded.
  ///
  /// - Parameters:
  ///   - outputSettings: The settings, or nil for those of the session.
  ///   - connection: The connection.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}

/// A delegate of a recording.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Reports that a recording has ended or has failed.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - outputFileURL: The URL of the file.
  ///   - connections: The connections whose media were recorded.
  ///   - error: The reason why the recording failed, or nil.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
  /// Reports that a recording has begun. It is not called, because nothing is recorded.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - fileURL: The URL of the file.
  ///   - connections: The connections whose media are recorded.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - fileURL: The URL of the file.
  ///   - connections: The connections whose media are recorded.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}

/// A delegate that chooses the samples of a recording. It is not called, because nothing is recorded.
public protocol AVCaptureFileOutputDelegate: NSObjectProtocol {
  /// Returns whether the recording begins exactly at a sample.
  ///
  /// - Parameter output: The output.
  /// - Returns: `true` if it begins there.
  func fileOutputShouldProvideSampleAccurateRecordingStart(_ output: AVCaptureOutput) -> Bool
}
