import Foundation

/// Pictures or sounds of a stream, with their times. No code receives one, because nothing is recorded or decoded.
public final class CMSampleBuffer: NSObject, @unchecked Sendable {
  /// The pixels, or nil.
  let imageBuffer: CVImageBuffer?
  /// The format of the content, or nil.
  let format: CMFormatDescription?
  /// The times of the content, one for each sample.
  let timings: [CMSampleTimingInfo]

  init(imageBuffer: CVImageBuffer?, format: CMFormatDescription?, timings: [CMSampleTimingInfo]) {
    (self.imageBuffer, self.format, self.timings) = (imageBuffer, format, timings)
    super.init()
  }
}

/// The times of a sample.
public struct CMSampleTimingInfo: Sendable {
  /// The length of the sample.
  public var duration: CMTime
  /// The time at which the sample is presented.
  public var presentationTimeStamp: CMTime
  /// The time at which the sample is decoded.
  public var decodeTimeStamp: CMTime
  /// Creates invalid times.
  public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }
  /// Creates times.
  ///
  /// - Parameters:
  ///   - duration: The length of the sample.
  ///   - presentationTimeStamp: The time at which the sample is presented.
  ///   - decodeTimeStamp: The time at which the sample is decoded.
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    (self.duration, self.presentationTimeStamp) = (duration, presentationTimeStamp)
    self.decodeTimeStamp = decodeTimeStamp
  }
}

/// The number of samples, or an index.
public typealias CMItemCount = Int
/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time.
public typealias CMTimeScale = Int32
/// The number of a track.
public typealias CMPersistentTrackID = Int32

/// The format of the content of a sample buffer.
public final class CMFormatDescription: NSObject, @unchecked Sendable {
  /// The size of the pictures, in pixels.
  let dimensions: CMVideoDimensions

  init(dimensions: CMVideoDimensions = CMVideoDimensions()) {
    self.dimensions = dimensions
    super.init()
  }
}

/// The format of pictures.
public typealias CMVideoFormatDescription = CMFormatDescription
/// The format of sounds.
public typealias CMAudioFormatDescription = CMFormatDescription

/// A size in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width, in pixels.
  public var width: Int32
  /// The height, in pixels.
  public var height: Int32
  /// Creates a size of zero.
  public init() { self.init(width: 0, height: 0) }
  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// Returns the size of the pictures of a format.
///
/// - Parameter videoDesc: The format.
/// - Returns: The size, in pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
  videoDesc.dimensions
}
/// Returns the pixels of a sample buffer.
///
/// - Parameter sbuf: The sample buffer.
/// - Returns: The pixels, or nil if it contains none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the format of a sample buffer.
///
/// - Parameter sbuf: The sample buffer.
/// - Returns: The format, or nil.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { sbuf.format }
/// Returns the time at which a sample buffer is presented.
///
/// - Parameter sbuf: The sample buffer.
/// - Returns: The time of the first sample, or an invalid time.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.timings.first?.presentationTimeStamp ?? .invalid
}
/// Returns the length of a sample buffer.
///
/// - Parameter sbuf: The sample buffer.
/// - Returns: The sum of the lengths of its samples, or an invalid time if there are no samples.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime {
  guard let first = sbuf.timings.first else { return .invalid }
  return sbuf.timings.dropFirst().reduce(first.duration) { $0 + $1.duration }
}
/// Returns whether a sample buffer is valid.
///
/// - Parameter sbuf: The sample buffer.
/// - Returns: `true`.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { true }
/// Returns whether the content of a sample buffer is available.
///
/// - Parameter sbuf: The sample buffer.
/// - Returns: `true`.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
/// Returns the number of samples of a sample buffer.
///
/// - Parameter sbuf: The sample buffer.
/// - Returns: The number of samples.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> CMItemCount { sbuf.timings.count }
