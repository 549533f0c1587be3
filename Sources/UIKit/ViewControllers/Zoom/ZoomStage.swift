import Foundation
import QuartzCore

/// Manages the views of a zoom transition, which are a portal with the zoomed controller's view and an image of the
/// source view, in front of a dimming view.
///
/// The methods do not animate the views themselves. Animators call them in animation blocks.
@MainActor final class ZoomStage {
  private let container: UIView
  private let zoomed: UIView
  private weak var source: UIView?
  private let sourceAlpha: CGFloat
  private let fullFrame: CGRect
  /// The frame of the source view, in the container's coordinates.
  private let sourceFrame: CGRect
  /// The part of the zoomed view that corresponds to the source view, in the zoomed view's coordinates.
  private let alignmentRect: CGRect
  /// Indicates whether the options provide the alignment rectangle, so that the contents of both views correspond.
  private let isAligned: Bool
  private let radius: CGFloat
  let portal = ZoomPortalView()
  private let dimming = UIView()
  private let effect: UIVisualEffectView?
  private let sourceSnapshot: UIView?
  private var isOver = false

  /// The radius of the corners while the user drags the view, in points.
  private static let dragRadius: CGFloat = 24

  /// Moves the zoomed view into a portal in the container.
  ///
  /// - Parameters:
  ///   - container: The container of the transition.
  ///   - zoomed: The zoomed controller's view.
  ///   - fullFrame: The frame of the zoomed view at rest, in the container's coordinates.
  ///   - source: The source view, or nil to shrink the zoomed view to the middle.
  ///   - alignment: The part of the zoomed view that corresponds to the source view, or nil for the whole view.
  ///   - options: The options of the transition.
  init(
    in container: UIView, zoomed: UIView, fullFrame: CGRect, source: UIView?, alignment: CGRect?,
    options: UIViewController.Transition.ZoomOptions
  ) {
    self.container = container
    self.zoomed = zoomed
    self.source = source
    self.fullFrame = fullFrame
    sourceAlpha = source?.alpha ?? 1
    let centerRect = fullFrame.insetBy(dx: fullFrame.width * 0.3, dy: fullFrame.height * 0.3)
    sourceFrame = source.map { container.convert($0.bounds, from: $0) } ?? centerRect
    let contentBounds = CGRect(origin: .zero, size: fullFrame.size)
    let clippedAlignment = alignment.map { $0.intersection(contentBounds) } ?? contentBounds
    isAligned = alignment != nil && !clippedAlignment.isNull && !clippedAlignment.isEmpty
    alignmentRect = isAligned ? clippedAlignment : contentBounds
    radius = source?.layer.cornerRadius ?? Self.dragRadius
    sourceSnapshot = source?.snapshotView(afterScreenUpdates: false)
    effect = options.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) }
    dimming.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: 0.2)
    build()
  }

  private func build() {
    for view in [effect, dimming].compactMap({ $0 }) {
      view.frame = container.bounds
      view.isUserInteractionEnabled = false
      container.addSubview(view)
    }
    portal.pinnedSafeArea = container.safeAreaForSubviews
    portal.clipsToBounds = true
    // The zoomed view is scaled by a transform. The zoomed view keeps its size while the size of the portal changes.
    portal.autoresizesSubviews = false
    portal.isUserInteractionEnabled = false
    container.addSubview(portal)
    portal.frame = fullFrame
    zoomed.transform = .identity
    zoomed.frame = CGRect(origin: .zero, size: fullFrame.size)
    portal.addSubview(zoomed)
    if let sourceSnapshot {
      sourceSnapshot.bounds = CGRect(origin: .zero, size: sourceFrame.size)
      portal.addSubview(sourceSnapshot)
    }
    source?.alpha = 0
  }

  /// Positions the portal at the source view.
  func showSource() {
    let scale = max(sourceFrame.width / alignmentRect.width, sourceFrame.height / alignmentRect.height)
    positionPortal(
      sourceFrame, scale: scale, focus: CGPoint(x: alignmentRect.midX, y: alignmentRect.midY), radius: radius)
    sourceSnapshot?.center = CGPoint(x: sourceFrame.width / 2, y: sourceFrame.height / 2)
    sourceSnapshot?.transform = .identity
    sourceSnapshot?.alpha = 1
    portal.alpha = source == nil ? 0 : 1
    dim(0)
  }

  /// Shows the zoomed view at its full size.
  func showFull() {
    positionPortal(fullFrame, scale: 1, focus: CGPoint(x: fullFrame.width / 2, y: fullFrame.height / 2), radius: 0)
    fadePicture(scale: 1)
    dim(1)
  }

  /// Shows the zoomed view moved and scaled by a gesture.
  ///
  /// - Parameters:
  ///   - offset: The distance of the view's center from its position at rest, in points.
  ///   - scale: The scale of the view.
  func show(offset: CGPoint, scale: CGFloat) {
    let size = CGSize(width: fullFrame.width * scale, height: fullFrame.height * scale)
    let frame = CGRect(
      x: fullFrame.midX + offset.x - size.width / 2, y: fullFrame.midY + offset.y - size.height / 2, width: size.width,
      height: size.height)
    positionPortal(
      frame, scale: scale, focus: CGPoint(x: fullFrame.width / 2, y: fullFrame.height / 2), radius: Self.dragRadius)
    fadePicture(scale: scale)
    dim(scale)
  }

  private func fadePicture(scale: CGFloat) {
    sourceSnapshot?.alpha = 0
    let size = sourceFrame.size
    guard size.width > 0, size.height > 0 else { return }
    let ratios = [alignmentRect.width / size.width, alignmentRect.height / size.height]
    // A source view that corresponds to a part of the zoomed view shows the middle of it, as a thumbnail does. At the smaller scale, both
    // pictures coincide through the whole transition. Otherwise the source view covers the zoomed view.
    let enlarged = (isAligned ? min(ratios[0], ratios[1]) : max(ratios[0], ratios[1])) * scale
    sourceSnapshot?.transform = CGAffineTransform(scaleX: enlarged, y: enlarged)
    sourceSnapshot?.center = CGPoint(x: alignmentRect.midX * scale, y: alignmentRect.midY * scale)
  }

  private func dim(_ alpha: CGFloat) {
    dimming.alpha = alpha
    effect?.alpha = alpha
    portal.alpha = max(portal.alpha, alpha)
  }

  /// Sets the frame of the portal, and positions the zoomed view in the portal so that the view's point `focus` is in the
  /// middle.
  private func positionPortal(_ frame: CGRect, scale: CGFloat, focus: CGPoint, radius: CGFloat) {
    portal.frame = frame
    portal.layer.cornerRadius = radius
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    zoomed.center = CGPoint(
      x: frame.width / 2 + (fullFrame.width / 2 - focus.x) * scale,
      y: frame.height / 2 + (fullFrame.height / 2 - focus.y) * scale)
  }

  /// Removes the views of the transition, and returns the zoomed view to the container.
  func end() {
    guard !isOver else { return }
    isOver = true
    source?.alpha = sourceAlpha
    zoomed.transform = .identity
    zoomed.frame = fullFrame
    container.insertSubview(zoomed, aboveSubview: portal)
    for view in [portal, dimming, effect].compactMap({ $0 }) { view.removeFromSuperview() }
  }
}
