import Foundation

/// The ways in which pictures are compressed.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name of the codec.
  public let rawValue: String
  /// Creates a codec.
  ///
  /// - Parameter rawValue: The name of the codec.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// H.265.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// H.265 with transparency.
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// ProRes 422.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  /// ProRes 422 of high quality.
  public static let proRes422HQ = AVVideoCodecType(rawValue: "apch")
  /// ProRes 422 LT.
  public static let proRes422LT = AVVideoCodecType(rawValue: "apcs")
  /// ProRes 422 Proxy.
  public static let proRes422Proxy = AVVideoCodecType(rawValue: "apco")
  /// ProRes 4444.
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// The older name of `AVVideoCodecType.h264`.
public let AVVideoCodecH264 = "avc1"
/// The older name of `AVVideoCodecType.hevc`.
public let AVVideoCodecHEVC = "hvc1"
/// The older name of `AVVideoCodecType.jpeg`.
public let AVVideoCodecJPEG = "jpeg"
/// The key of the codec, in settings of video.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width, in pixels, in settings of video.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height, in pixels, in settings of video.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of the way in which pictures are scaled, in settings of video.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// The key of the settings of the codec, in settings of video.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the average number of bits per second, in settings of video.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The key of the quality of JPEG, from 0 to 1, in settings of video.
public let AVVideoQualityKey = "Quality"
/// The key of the greatest number of frames between key frames, in settings of video.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// The key of the greatest time between key frames, in seconds, in settings of video.
public let AVVideoMaxKeyFrameIntervalDurationKey = "AVVideoMaxKeyFrameIntervalDurationKey"
/// The key of the permission to reorder frames, in settings of video.
public let AVVideoAllowFrameReorderingKey = "AVVideoAllowFrameReorderingKey"
/// The key of the profile of the codec, in settings of video.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// The key of the number of frames per second, in settings of video.
public let AVVideoExpectedSourceFrameRateKey = "AVVideoExpectedSourceFrameRateKey"
/// The key of the number of frames per second that are kept, in settings of video.
public let AVVideoAverageNonDroppableFrameRateKey = "AVVideoAverageNonDroppableFrameRateKey"
/// The key of the entropy coding of H.264, in settings of video.
public let AVVideoH264EntropyModeKey = "AVVideoH264EntropyModeKey"
/// The key of the shape of pixels, in settings of video.
public let AVVideoPixelAspectRatioKey = "AVVideoPixelAspectRatioKey"
/// The key of the visible part of pictures, in settings of video.
public let AVVideoCleanApertureKey = "AVVideoCleanApertureKey"
/// The key of the color space, in settings of video.
public let AVVideoColorPropertiesKey = "AVVideoColorPropertiesKey"
/// Pictures are cut to the size.
public let AVVideoScalingModeFit = "AVVideoScalingModeFit"
/// Pictures are stretched to the size.
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
/// Pictures are scaled into the size, with their proportions.
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
/// Pictures fill the size with their proportions.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// The baseline profile of H.264, level 3.0.
public let AVVideoProfileLevelH264Baseline30 = "H264_Baseline_3_0"
/// The baseline profile of H.264.
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
/// The main profile of H.264, level 3.0.
public let AVVideoProfileLevelH264Main30 = "H264_Main_3_0"
/// The main profile of H.264, level 3.1.
public let AVVideoProfileLevelH264Main31 = "H264_Main_3_1"
/// The main profile of H.264.
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
/// The high profile of H.264, level 4.0.
public let AVVideoProfileLevelH264High40 = "H264_High_4_0"
/// The high profile of H.264.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
/// Variable-length coding.
public let AVVideoH264EntropyModeCAVLC = "CAVLC"
/// Arithmetic coding.
public let AVVideoH264EntropyModeCABAC = "CABAC"
