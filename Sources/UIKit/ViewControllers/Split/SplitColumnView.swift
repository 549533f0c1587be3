import Foundation

/// The view that contains the view of a column. A floating column has rounded corners and a shadow.
@MainActor final class SplitColumnView: UIView {
  /// The view that contains the column's view and clips it to the rounded corners of the column.
  let content = UIView()

  /// Indicates whether the column is a card that floats above its neighbor.
  var floats = false {
    didSet {
      guard floats != oldValue else { return }
      content.layer.cornerRadius = floats ? 20 : 0
      content.layer.borderWidth = floats ? 0.5 : 0
      layer.shadowOpacity = floats ? 0.14 : 0
      updateColors()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.clipsToBounds = true
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(content)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the view of a view controller. A view that moves from another column stays in the window.
  func show(_ view: UIView) {
    guard view.superview !== content else { return }
    view.transform = .identity
    content.addSubview(view)
    view.frame = content.bounds
  }

  private func updateColors() {
    content.backgroundColor = floats ? .secondarySystemBackground : .systemBackground
    let traits = traitCollection
    content.layer.borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
    layer.shadowColor = UIColor.black.cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    for view in content.subviews where view.frame != content.bounds { view.frame = content.bounds }
    if floats {
      layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: content.layer.cornerRadius).cgPath
    }
  }
}
