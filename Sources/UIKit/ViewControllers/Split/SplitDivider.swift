import Foundation
import RuntimeInterface

/// The divider at the edge of a column. Dragging it with the mouse resizes the column, and a double click resets the
/// width.
@MainActor final class SplitDivider: UIView {
  /// The width of the area that receives the mouse, in points.
  static let width: CGFloat = 9

  let column: UISplitViewController.Column
  private weak var owner: UISplitViewController?
  private let lineView = UIView()
  private var startWidth: CGFloat = 0

  init(column: UISplitViewController.Column, owner: UISplitViewController) {
    self.column = column
    self.owner = owner
    super.init(frame: .zero)
    lineView.backgroundColor = .separator
    lineView.isUserInteractionEnabled = false
    addSubview(lineView)
    let pan = UIPanGestureRecognizer(target: self, action: Selector("tesseraDividerPan:", SplitDivider.panned))
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer(target: self, action: Selector("tesseraDividerReset", SplitDivider.reset))
    tap.numberOfTapsRequired = 2
    tap.allowedTouchTypes = pan.allowedTouchTypes
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override var hoverCursor: HostCursor? { .resizeHorizontal }

  /// Positions the divider at the border of its column.
  func position(at x: CGFloat, from y: CGFloat, height: CGFloat, isLineVisible: Bool, isRight: Bool) {
    frame = CGRect(x: x - Self.width / 2, y: y, width: Self.width, height: height)
    lineView.isHidden = !isLineVisible
    let thickness = SplitWidths.gap
    lineView.frame = CGRect(x: Self.width / 2 - (isRight ? thickness : 0), y: 0, width: thickness, height: height)
  }

  private func reset() {
    switch column {
    case .primary: owner?.widths.primary.dragged = nil
    case .supplementary: owner?.widths.supplementary.dragged = nil
    default: break
    }
  }

  private func panned(_ gesture: UIPanGestureRecognizer) {
    guard let owner else { return }
    switch gesture.state {
    case .began: startWidth = currentWidth
    case .changed, .ended:
      let sign: CGFloat = owner.isPrimaryRight ? -1 : 1
      setWidth(startWidth + gesture.translation(in: owner.view).x * sign)
    default: break
    }
  }

  /// The width of the column, excluding the part behind the primary column.
  private var currentWidth: CGFloat {
    guard let owner, let layout = owner.layout else { return 0 }
    let insets = layout.insets[column] ?? .zero
    return (layout.frames[column]?.width ?? 0) - insets.left - insets.right
  }

  private func setWidth(_ width: CGFloat) {
    guard let owner else { return }
    let maximum = max(0, owner.view.bounds.width - owner.widths.secondaryMinimum)
    switch column {
    case .primary:
      owner.widths.primary.dragged = min(
        max(width, owner.widths.primary.lowerBound), max(maximum, owner.widths.primary.lowerBound))
    case .supplementary:
      owner.widths.supplementary.dragged = min(
        max(width, owner.widths.supplementary.lowerBound), max(maximum, owner.widths.supplementary.lowerBound))
    default: break
    }
    owner.view.layoutIfNeeded()
  }
}
