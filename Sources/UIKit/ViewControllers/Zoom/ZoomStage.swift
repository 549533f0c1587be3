import Foundation
import QuartzCore

/// The views of a zoom transition: a portal with the zoomed controller's view and a picture of the source view, in front
/// of a dimming view.
///
/// The methods position the views without an animation of their own; animators call them in animation blocks.
@MainActor final class ZoomStage {
  private let container: UIView
  private let zoomed: UIView
  private weak var source: UIView?
  private let sourceAlpha: CGFloat
  private let full: CGRect
  /// The frame of the source view, in the container's coordinates.
  private let small: CGRect
  /// The part of the zoomed view that corresponds to the source view, in the zoomed view's coordinates.
  private let aligned: CGRect
  private let radius: CGFloat
  let portal = ZoomPortalView()
  private let dimming = UIView()
  private let effect: UIVisualEffectView?
  private let picture: UIView?
  private var isOver = false

  /// The radius of the corners while the user drags the view, in points.
  private static let dragRadius: CGFloat = 24

  /// Moves the zoomed view into a portal in the container.
  ///
  /// - Parameters:
  ///   - container: The container of the transition.
  ///   - zoomed: The zoomed controller's view.
  ///   - full: The frame of the zoomed view at rest, in the container's coordinates.
  ///   - source: The source view, or nil to shrink to the middle.
  ///   - alignment: The part of the zoomed view that corresponds to the source view, or nil for all of it.
  ///   - options: The options of the transition.
  init(
    in container: UIView, zoomed: UIView, full: CGRect, source: UIView?, alignment: CGRect?,
    options: UIViewController.Transition.ZoomOptions
  ) {
    self.container = container
    self.zoomed = zoomed
    self.source = source
    self.full = full
    sourceAlpha = source?.alpha ?? 1
    let middle = full.insetBy(dx: full.width * 0.3, dy: full.height * 0.3)
    small = source.map { container.convert($0.bounds, from: $0) } ?? middle
    let whole = CGRect(origin: .zero, size: full.size)
    let wanted = alignment.map { $0.intersection(whole) } ?? whole
    aligned = wanted.isNull || wanted.isEmpty ? whole : wanted
    radius = source?.layer.cornerRadius ?? Self.dragRadius
    picture = source?.snapshotView(afterScreenUpdates: false)
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
    // The zoomed view is scaled by a transform. It keeps its size while that of the portal changes.
    portal.autoresizesSubviews = false
    portal.isUserInteractionEnabled = false
    container.addSubview(portal)
    portal.frame = full
    zoomed.transform = .identity
    zoomed.frame = CGRect(origin: .zero, size: full.size)
    portal.addSubview(zoomed)
    if let picture {
      picture.bounds = CGRect(origin: .zero, size: small.size)
      portal.addSubview(picture)
    }
    source?.alpha = 0
  }

  /// Shows the portal at the source view.
  func showSource() {
    let scale = max(small.width / aligned.width, small.height / aligned.height)
    place(small, scale: scale, focus: CGPoint(x: aligned.midX, y: aligned.midY), radius: radius)
    picture?.center = CGPoint(x: small.width / 2, y: small.height / 2)
    picture?.transform = .identity
    picture?.alpha = 1
    portal.alpha = source == nil ? 0 : 1
    dim(0)
  }

  /// Shows the zoomed view at its place.
  func showFull() {
    place(full, scale: 1, focus: CGPoint(x: full.width / 2, y: full.height / 2), radius: 0)
    fadePicture(scale: 1)
    dim(1)
  }

  /// Shows the zoomed view under a finger.
  ///
  /// - Parameters:
  ///   - offset: The distance of the middle of the view from its place, in points.
  ///   - scale: The scale of the view.
  func show(offset: CGPoint, scale: CGFloat) {
    let size = CGSize(width: full.width * scale, height: full.height * scale)
    let frame = CGRect(
      x: full.midX + offset.x - size.width / 2, y: full.midY + offset.y - size.height / 2, width: size.width,
      height: size.height)
    place(frame, scale: scale, focus: CGPoint(x: full.width / 2, y: full.height / 2), radius: Self.dragRadius)
    fadePicture(scale: scale)
    dim(scale)
  }

  private func fadePicture(scale: CGFloat) {
    picture?.alpha = 0
    let size = small.size
    guard size.width > 0, size.height > 0 else { return }
    let enlarged = max(aligned.width / size.width, aligned.height / size.height) * scale
    picture?.transform = CGAffineTransform(scaleX: enlarged, y: enlarged)
    picture?.center = CGPoint(x: aligned.midX * scale, y: aligned.midY * scale)
  }

  private func dim(_ alpha: CGFloat) {
    dimming.alpha = alpha
    effect?.alpha = alpha
    portal.alpha = max(portal.alpha, alpha)
  }

  /// Positions the portal, and the zoomed view in it with the point `focus` of that view in the middle.
  private func place(_ frame: CGRect, scale: CGFloat, focus: CGPoint, radius: CGFloat) {
    portal.frame = frame
    portal.layer.cornerRadius = radius
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    zoomed.center = CGPoint(
      x: frame.width / 2 + (full.width / 2 - focus.x) * scale,
      y: frame.height / 2 + (full.height / 2 - focus.y) * scale)
  }

  /// Removes the views of the transition, and returns the zoomed view to the container.
  func end() {
    guard !isOver else { return }
    isOver = true
    source?.alpha = sourceAlpha
    zoomed.transform = .identity
    zoomed.frame = full
    container.insertSubview(zoomed, aboveSubview: portal)
    for view in [portal, dimming, effect].compactMap({ $0 }) { view.removeFromSuperview() }
  }
}
