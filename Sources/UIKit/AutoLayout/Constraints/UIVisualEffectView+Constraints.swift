import CoreGraphics

extension UIVisualEffectView {
  /// Positions `contentView` by constraints instead of its autoresizing mask, if `view` is the content view.
  ///
  /// A constraint between a view in the content and a view outside is then solved in one system, so that the content can
  /// determine the size of the effect view. UIKit has one system for a whole window.
  final func constrainContentView(_ view: UIView) {
    guard view === contentStorage, view.translatesAutoresizingMaskIntoConstraints else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
