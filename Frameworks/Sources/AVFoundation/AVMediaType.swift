import Foundation

/// The kinds of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind.
  ///
  /// - Parameter rawValue: The name of the kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures that follow each other.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Captions that viewers can hide.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// The time codes of a recording.
  public static let timecode = AVMediaType(rawValue: "tmcd")
  /// Data about other media.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Sound and pictures in one stream.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// The distances of what pictures show.
  public static let depthData = AVMediaType(rawValue: "dpth")
  /// Objects that were recognized in pictures.
  public static let metadataObject = AVMediaType(rawValue: "mobj")
}
