import CoreGraphics
import Foundation

/// The view behind the buttons of a bar that shows the hard or soft edge effect of a scroll view.
///
/// A hard effect has an opacity of 0.902 everywhere. A soft effect has an opacity of 0.835 from the edge of the window to 57 points of
/// 149, where it ends, and decreases from there (measured on iOS 26.1 with a navigation bar that ends at 113 points:
/// Vercantez/openuikit, scrolledgeeffectprobe, `hard` and `soft`). The color was measured in the light style, where it is white.
final class ScrollEdgeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// The distance in points between the edge of a bar with buttons of glass and the end of a hard effect.
  static let glassMargin: CGFloat = 10
  /// The length in points by which a soft effect extends beyond the bar.
  static let fade: CGFloat = 36

  /// Indicates whether the view is at the bottom of the window.
  private let isAtBottom: Bool
  var look = ScrollEdgeLook.automatic { didSet { if look != oldValue { showColors() } } }

  init(isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    guard let layer = layer as? CAGradientLayer else { return }
    let color = UIColor.systemBackground.resolvedColor(with: traitCollection)
    let opacities: [CGFloat] = look == .soft ? [0.835, 0.835, 0] : [230.0 / 255, 230.0 / 255, 230.0 / 255]
    let solid: CGFloat = 57.0 / 149
    layer.colors = (isAtBottom ? opacities.reversed() : opacities).map { color.withAlphaComponent($0).cgColor }
    layer.locations = (isAtBottom ? [0, 1 - solid, 1] : [0, solid, 1]).map { NSNumber(value: Double($0)) }
  }
}
