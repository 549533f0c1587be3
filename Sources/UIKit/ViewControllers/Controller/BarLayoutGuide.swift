import Foundation

/// A layout guide for the area between an edge of a view and its safe area.
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
