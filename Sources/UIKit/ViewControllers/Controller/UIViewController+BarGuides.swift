import Foundation

/// What the part of a view that bars cover can be asked for: `UIViewController.topLayoutGuide` and `bottomLayoutGuide`.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How far it reaches into the view, in points.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip between an edge of a view and its safe area.
final class BarLayoutGuide: UILayoutGuide {
  private var isTop = true

  convenience init(isTop: Bool, in view: UIView) {
    self.init()
    self.isTop = isTop
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
      isTop ? topAnchor.constraint(equalTo: view.topAnchor) : topAnchor.constraint(equalTo: safe.bottomAnchor),
      isTop ? bottomAnchor.constraint(equalTo: safe.topAnchor) : bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension BarLayoutGuide: UILayoutSupport {
  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// The guides, made when first asked for, and anew for another view.
  final var barGuides: (top: BarLayoutGuide, bottom: BarLayoutGuide) {
    let view = view!
    if let present = layoutSupports, present.top.owningView === view { return present }
    let made = (top: BarLayoutGuide(isTop: true, in: view), bottom: BarLayoutGuide(isTop: false, in: view))
    layoutSupports = made
    return made
  }

  final func scrollInsetsRuleChanged() {
    guard let view = viewIfLoaded else { return }
    for case let scroller as UIScrollView in [view] + view.subviewList { scroller.contentGeometryChanged() }
  }
}
