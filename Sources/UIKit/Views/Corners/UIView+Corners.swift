import Foundation
import QuartzCore

extension UIView {
  /// The configuration that rounds the view's corners.
  ///
  /// The configuration applies to the background, the border and, if `clipsToBounds` is true, the content. While it is
  /// set, the layer's `cornerRadius` keeps its value but has no effect, and the layer's corner curve is continuous. By
  /// default the configuration is unspecified, and the layer's radius applies.
  ///
  /// Setting it is not animated. A capsule remains a capsule while the view's size is animated.
  public var cornerConfiguration: UICornerConfiguration {
    get { extras?.corners ?? .unspecified }
    set {
      guard newValue != cornerConfiguration else { return }
      ensureExtras().corners = newValue
      if newValue.kind != .unspecified { backingLayer.cornerCurve = .continuous }
      resolveCorners()
      updateConcentricViews()
    }
  }

  /// Returns the current radius of a corner in points, as determined by the corner configuration.
  ///
  /// - Parameter corner: The corner. For a set of several corners, the largest of their radii is returned.
  /// - Returns: The radius, or 0 without a configuration or for an empty set.
  /// - Complexity: O(1), or O(*depth of the hierarchy*) with concentric radii.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let radii = configuredRadii() else { return 0 }
    let maximumRadius = Double(min(bounds.width, bounds.height)) / 2
    var largestRadius = 0.0
    for (index, radius) in Self.cornersInOrder.enumerated() where corner.contains(radius) {
      largestRadius = max(largestRadius, min(radii.values[index], maximumRadius))
    }
    return CGFloat(largestRadius)
  }

  private static let cornersInOrder: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Updates the corner radii of this view and of the views whose radii depend on it. Called after the view moved in
  /// the hierarchy or its geometry changed.
  package final func cornersMayHaveChanged() {
    guard let extras else { return }
    if let corners = extras.corners, corners.isConcentric { resolveCorners() }
    if !extras.concentricViews.isEmpty { updateConcentricViews() }
  }

  private func updateConcentricViews() {
    guard let extras, !extras.concentricViews.isEmpty else { return }
    let views = extras.concentricViews.compactMap(\.view)
    extras.concentricViews.removeAll()
    // `resolveCorners()` registers again the views that still depend on this one.
    for view in views { view.resolveCorners() }
  }

  /// Updates the corner radii of the layer. If the view has concentric corners, it is also registered at the ancestors
  /// that determine its radii.
  private func resolveCorners() {
    let radii = configuredRadii()
    let didChange = radii?.values != backingLayer.cornerRadii?.values
    backingLayer.cornerRadii = radii
    if didChange { cornerRadiiDidChange() }
    guard extras?.corners?.isConcentric == true else { return }
    // A view that reads its effective radius in `layoutSubviews()` is laid out again, as in UIKit.
    if didChange { backingLayer.setNeedsLayout() }
    var view = superviewStorage
    while let current = view {
      let extras = current.ensureExtras()
      if !extras.concentricViews.contains(where: { $0.view === self }) {
        extras.concentricViews.removeAll { $0.view == nil }
        extras.concentricViews.append(WeakView(view: self))
      }
      if current.isCornerContainer { return }
      view = current.superviewStorage
    }
  }

  private var isCornerContainer: Bool {
    guard let corners = extras?.corners else { return false }
    return corners.kind != .unspecified
  }

  /// Returns the radii in points to which the configuration currently resolves, or nil without a configuration.
  private func configuredRadii() -> CornerRadii? {
    guard let corners = extras?.corners else { return nil }
    switch corners.kind {
    case .unspecified: return nil
    case .capsule(let maximum): return CornerRadii(SIMD4(repeating: maximum ?? CornerRadii.capsule))
    case .corners(let requestedCorners):
      var radii = SIMD4<Double>()
      for (index, radius) in requestedCorners.enumerated() {
        switch radius?.kind {
        case nil: break
        case .fixed(let points)?: radii[index] = points
        case .concentric(let minimum)?: radii[index] = max(Double(minimum ?? 0), concentricRadius(index))
        }
      }
      for group in corners.sharedCorners {
        let members = (0..<4).filter { group & 1 << UInt($0) != 0 }
        let largestRadius = members.map { radii[$0] }.max() ?? 0
        for index in members { radii[index] = largestRadius }
      }
      return CornerRadii(radii)
    }
  }

  /// Returns the radius of a concentric corner, which is the container's radius minus the distance to the container's
  /// corner. The distance is the longer of the horizontal and the vertical one, so that a corner far from the
  /// container's corner is square.
  private func concentricRadius(_ index: Int) -> Double {
    var view = superviewStorage
    while let current = view, !current.isCornerContainer { view = current.superviewStorage }
    guard let container = view else { return 0 }
    let containerBounds = container.bounds
    let ownBounds = convert(bounds, to: container)
    let x = index & 1 == 0 ? ownBounds.minX - containerBounds.minX : containerBounds.maxX - ownBounds.maxX
    let y = index & 2 == 0 ? ownBounds.minY - containerBounds.minY : containerBounds.maxY - ownBounds.maxY
    return Double(container.effectiveRadius(corner: Self.cornersInOrder[index]) - max(abs(x), abs(y)))
  }
}

extension UICornerConfiguration {
  /// Indicates whether the radii depend on the view's ancestors.
  var isConcentric: Bool {
    guard case .corners(let radii) = kind else { return false }
    return radii.contains { if case .concentric? = $0?.kind { true } else { false } }
  }
}
