import Foundation

/// The types of files, as uniform type identifiers.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type.
  ///
  /// - Parameter rawValue: The name of the type.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// QuickTime movies.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4 movies.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// M4V movies.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// Sounds in MPEG-4.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// 3GPP movies.
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  /// 3GPP2 movies.
  public static let mobile3GPP2 = AVFileType(rawValue: "public.3gpp2")
  /// Sounds in Core Audio format.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// WAVE sounds.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// AIFF sounds.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// AIFF-C sounds.
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  /// AMR sounds.
  public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  /// MPEG layer 3 sounds.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// AU sounds.
  public static let au = AVFileType(rawValue: "public.au-audio")
  /// AC-3 sounds.
  public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
  /// Enhanced AC-3 sounds.
  public static let eac3 = AVFileType(rawValue: "public.enhanced-ac3-audio")
  /// JPEG pictures.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// Raw pictures in DNG.
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
  /// HEIC pictures.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// HEIF pictures.
  public static let heif = AVFileType(rawValue: "public.heif")
  /// AVCI pictures.
  public static let avci = AVFileType(rawValue: "public.avci")
  /// TIFF pictures.
  public static let tif = AVFileType(rawValue: "public.tiff")
}
