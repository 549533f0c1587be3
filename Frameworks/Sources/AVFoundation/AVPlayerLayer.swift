import Foundation
import QuartzCore

/// The ways in which a video fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String
  /// Creates a way.
  ///
  /// - Parameter rawValue: The name of the way.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The video is stretched to the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  /// The whole video is visible, with its proportions.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The video fills the layer with its proportions, and parts of it may be outside.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// A layer that shows the video of a player on iOS. It is empty here, because videos are not shown.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
  /// The player.
  open var player: AVPlayer?
  /// The way in which the video fills the layer. It has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A Boolean value that indicates whether the layer shows a video, which is always `false`.
  open var isReadyForDisplay: Bool { false }
  /// The rectangle of the video, which is always zero.
  open var videoRect: CGRect { .zero }

  /// Creates a layer without a player.
  public override init() { super.init() }
  /// Creates a layer.
  ///
  /// - Parameter player: The player, or nil.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  /// Creates a copy of a layer, for animations.
  ///
  /// - Parameter layer: The layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    player = (layer as? AVPlayerLayer)?.player
  }
  /// Returns nil, because layers are not archived.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { nil }
}
