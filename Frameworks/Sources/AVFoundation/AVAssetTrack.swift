import CoreGraphics
import Foundation

/// A stream of one kind of media in an asset. Files are not divided into tracks in Tessera, so no asset has one.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// The asset, or nil.
  open var asset: AVAsset? { nil }
  /// The number of the track.
  open var trackID: CMPersistentTrackID { 0 }
  /// The kind of media.
  open var mediaType: AVMediaType { .video }
  /// The size of the pictures, in pixels.
  open var naturalSize: CGSize { .zero }
  /// The rotation of the pictures.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The time of the track in the asset.
  open var timeRange: CMTimeRange { .invalid }
  /// The number of frames per second.
  open var nominalFrameRate: Float { 0 }
  /// The number of bits per second.
  open var estimatedDataRate: Float { 0 }
  /// The formats of the content.
  open var formatDescriptions: [Any] { [] }
}

extension AVAsset {
  /// The tracks, which are none.
  public var tracks: [AVAssetTrack] { [] }
  /// Returns the tracks of a kind of media.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: An empty array, because files are not divided into tracks.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Loads the tracks of a kind of media.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: An empty array, because files are not divided into tracks.
  /// - Throws: Nothing in Tessera.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
}
