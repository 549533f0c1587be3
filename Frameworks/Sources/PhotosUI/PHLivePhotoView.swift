import Photos
import UIKit

/// The part of a live photo that a view plays.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  /// The style is not defined.
  case undefined = 0
  /// All of it, with sound.
  case full
  /// A short part, without sound.
  case hint
}

/// The part of a screen over which a badge is shown.
public struct PHLivePhotoBadgeOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The badge is shown over the picture.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
  /// The badge shows that the live photo is off.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

/// The delegate of a view of a live photo.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: AnyObject {
  /// Called before the live photo is played.
  ///
  /// - Parameters:
  ///   - livePhotoView: The view.
  ///   - playbackStyle: The part that is played.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// Called after the live photo was played.
  ///
  /// - Parameters:
  ///   - livePhotoView: The view.
  ///   - playbackStyle: The part that was played.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  /// Does nothing before the live photo is played.
  ///
  /// - Parameters:
  ///   - livePhotoView: The view.
  ///   - playbackStyle: The part.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Does nothing after the live photo was played.
  ///
  /// - Parameters:
  ///   - livePhotoView: The view.
  ///   - playbackStyle: The part.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

/// A view of a live photo. It remains empty, because Tessera has no live photos.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  /// The delegate. It is not retained.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// The live photo, or nil.
  open var livePhoto: PHLivePhoto?
  /// The part of the picture that is shown, in units of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// A Boolean value that determines whether sound is off. The default is `false`.
  open var isMuted = false
  /// The gesture that plays the live photo.
  public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()

  /// Returns the badge of live photos.
  ///
  /// - Parameter options: Not used.
  /// - Returns: An image of concentric circles.
  open class func livePhotoBadgeImage(options: PHLivePhotoBadgeOptions = []) -> UIImage {
    UIImage(systemName: "livephoto") ?? UIImage()
  }
  /// Plays nothing, because the view is empty.
  ///
  /// - Parameter playbackStyle: The part that would be played.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  /// Does nothing, because the view plays nothing.
  open func stopPlayback() {}
}
