import Foundation

/// A movie for a mobile network.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A movie for a wireless network.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// A movie of high quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// A movie of high quality with H.265.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// A movie of at most 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// A movie of at most 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// A movie of at most 1,280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// A movie of at most 1,920 by 1,080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// A movie of at most 3,840 by 2,160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// A movie of at most 1,920 by 1,080 pixels with H.265.
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
/// A movie of at most 3,840 by 2,160 pixels with H.265.
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
/// A sound in M4A.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The content as it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// The presets of exports.
enum ExportPresets {
  static let all = [
    AVAssetExportPresetLowQuality,
    AVAssetExportPresetMediumQuality,
    AVAssetExportPresetHighestQuality,
    AVAssetExportPresetHEVCHighestQuality,
    AVAssetExportPreset640x480,
    AVAssetExportPreset960x540,
    AVAssetExportPreset1280x720,
    AVAssetExportPreset1920x1080,
    AVAssetExportPreset3840x2160,
    AVAssetExportPresetHEVC1920x1080,
    AVAssetExportPresetHEVC3840x2160,
    AVAssetExportPresetAppleM4A,
    AVAssetExportPresetPassthrough,
  ]
}

extension AVFileType {
  /// The type of a file by the extension of its name, or nil if the extension is unknown.
  init?(of url: URL?) {
    guard let url, let type = Self.byExtension[url.pathExtension.lowercased()] else { return nil }
    self = type
  }

  private static let byExtension: [String: AVFileType] = [
    "mov": .mov, "qt": .mov, "mp4": .mp4, "m4v": .m4v, "m4a": .m4a, "3gp": .mobile3GPP,
    "3g2": .mobile3GPP2, "caf": .caf,
    "wav": .wav, "wave": .wav, "aif": .aiff, "aiff": .aiff, "aifc": .aifc, "amr": .amr, "mp3": .mp3,
    "au": .au, "ac3": .ac3,
    "ec3": .eac3,
  ]
}
