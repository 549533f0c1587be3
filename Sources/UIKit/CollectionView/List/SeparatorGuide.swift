import CoreGraphics

/// A layout guide for the leading and trailing end of a row's separator. Constraints with a low priority define its
/// default position. The application can add its own constraints.
@MainActor
final class SeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint

  init(in cell: UIView) {
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    trailing = cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    let bottom = guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor)
    let height = guide.heightAnchor.constraint(equalToConstant: SeparatorView.thickness)
    for constraint in [leading, trailing, bottom, height] { constraint.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate([leading, trailing, bottom, height])
  }

  func apply(_ insets: NSDirectionalEdgeInsets) {
    if leading.constant != insets.leading { leading.constant = insets.leading }
    if trailing.constant != insets.trailing { trailing.constant = insets.trailing }
  }
}
