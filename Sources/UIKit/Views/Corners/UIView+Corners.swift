import Foundation
import QuartzCore

extension UIView {
  /// How the corners are rounded: those of the background and the border and, where `clipsToBounds` is true, of the
  /// content. It lies beside the layer's `cornerRadius`, which stays what it is and has no effect meanwhile; the
  /// layer's curve becomes continuous. Default: unspecified, and the layer's radius applies.
  ///
  /// Setting it is not animated; a capsule follows a size that is.
  public var cornerConfiguration: UICornerConfiguration {
    get { extras?.corners ?? .unspecified }
    set {
      guard newValue != cornerConfiguration else { return }
      needExtras().corners = newValue
      if newValue.kind != .unspecified { backingLayer.cornerCurve = .continuous }
      resolveCorners()
      tellConcentricViews()
    }
  }

  /// The radius of `corner` as the configuration has it now, in points; the largest, if several corners are given.
  /// 0 without a configuration, and for no corner. O(depth) with concentric radii.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let radii = configuredRadii() else { return 0 }
    let half = Double(min(bounds.width, bounds.height)) / 2
    var largest = 0.0
    for (index, one) in Self.cornersInOrder.enumerated() where corner.contains(one) {
      largest = max(largest, min(radii.values[index], half))
    }
    return CGFloat(largest)
  }

  private static let cornersInOrder: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// The view's place in the tree or a geometry that corners depend on changed.
  package final func cornersMayHaveChanged() {
    guard let extras else { return }
    if let corners = extras.corners, corners.isConcentric { resolveCorners() }
    if !extras.concentricViews.isEmpty { tellConcentricViews() }
  }

  private func tellConcentricViews() {
    guard let extras, !extras.concentricViews.isEmpty else { return }
    let views = extras.concentricViews.compactMap(\.view)
    extras.concentricViews.removeAll()
    // Those that still depend on this view enter themselves again.
    for view in views { view.resolveCorners() }
  }

  /// Gives the layer its radii, and enters a view with concentric corners at those on which they depend.
  private func resolveCorners() {
    let radii = configuredRadii()
    let changed = radii?.values != backingLayer.cornerRadii?.values
    backingLayer.cornerRadii = radii
    guard extras?.corners?.isConcentric == true else { return }
    // Who asks for its radius while it lays out is asked again, as UIKit does.
    if changed { backingLayer.setNeedsLayout() }
    var view = superviewStorage
    while let current = view {
      let extras = current.needExtras()
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

  /// What the configuration comes to here and now; nil without one.
  private func configuredRadii() -> CornerRadii? {
    guard let corners = extras?.corners else { return nil }
    switch corners.kind {
    case .unspecified: return nil
    case .capsule(let maximum): return CornerRadii(SIMD4(repeating: maximum ?? CornerRadii.capsule))
    case .corners(let wanted):
      var radii = SIMD4<Double>()
      for (index, radius) in wanted.enumerated() {
        switch radius?.kind {
        case nil: break
        case .fixed(let points)?: radii[index] = points
        case .concentric(let minimum)?: radii[index] = max(Double(minimum ?? 0), concentricRadius(index))
        }
      }
      for group in corners.groups {
        let members = (0..<4).filter { group & 1 << UInt($0) != 0 }
        let largest = members.map { radii[$0] }.max() ?? 0
        for index in members { radii[index] = largest }
      }
      return CornerRadii(radii)
    }
  }

  /// The radius of the container's corner less the distance to it: the longer of the two along the sides, so that a
  /// corner far from its counterpart is square.
  private func concentricRadius(_ index: Int) -> Double {
    var view = superviewStorage
    while let current = view, !current.isCornerContainer { view = current.superviewStorage }
    guard let container = view else { return 0 }
    let outer = container.bounds
    let inner = convert(bounds, to: container)
    let x = index & 1 == 0 ? inner.minX - outer.minX : outer.maxX - inner.maxX
    let y = index & 2 == 0 ? inner.minY - outer.minY : outer.maxY - inner.maxY
    return Double(container.effectiveRadius(corner: Self.cornersInOrder[index]) - max(abs(x), abs(y)))
  }
}

extension UICornerConfiguration {
  /// Whether it depends on the views above.
  var isConcentric: Bool {
    guard case .corners(let radii) = kind else { return false }
    return radii.contains { if case .concentric? = $0?.kind { true } else { false } }
  }
}
