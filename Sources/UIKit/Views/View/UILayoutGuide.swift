import Foundation

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  package enum Kind { case free, safeArea, margins, readable, keyboard }

  package let kind: Kind
  package weak var owner: UIView?
  /// Where the layout put a free guide, in its view's coordinates.
  package var solvedFrame = CGRect.zero

  /// A guide of no view.
  public override init() {
    kind = .free
    super.init()
  }

  /// A guide has nothing to decode here; answers an empty one.
  public required init?(coder: NSCoder) {
    kind = .free
    super.init()
  }

  package init(kind: Kind, of view: UIView) {
    self.kind = kind
    owner = view
    super.init()
  }

  /// The view to which the guide belongs.
  open var owningView: UIView? { owner }

  /// For people; empty by default.
  open var identifier = ""

  /// The active constraints that speak of this guide, along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.constraints(on: self, axis) ?? []
  }

  /// Whether the constraints leave it open where the guide lies or how large it is. False for guides whose place is given:
  /// those of the margins, the safe area, a keyboard, a scroll view's frame. For debugging.
  open var hasAmbiguousLayout: Bool {
    guard let owner, kind == .free else { return false }
    return owner.isAmbiguous(self)
  }

  /// Where the guide lies, in its view's coordinates.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    let bounds = owner.backingLayer.bounds
    switch kind {
    case .free: return solvedFrame
    case .safeArea: return bounds.inset(by: owner.safeAreaInsets)
    case .margins: return bounds.inset(by: owner.layoutMargins)
    case .keyboard: return keyboardFrame(of: owner)
    case .readable: return Self.readable(in: bounds, margins: owner.layoutMargins)
    }
  }

  /// Where the space of a keyboard lies in `owner`; `UIKeyboardLayoutGuide` says.
  package func keyboardFrame(of owner: UIView) -> CGRect { .zero }

  /// measurements.md 14.5: the margins' rectangle, unless the view is wider than 1008 points and that rectangle wider than
  /// 920; then 920 points in the middle of the bounds.
  private static func readable(in bounds: CGRect, margins: UIEdgeInsets) -> CGRect {
    var result = bounds.inset(by: margins)
    if bounds.width > 1008, result.width > 920 {
      result.origin.x = bounds.minX + (bounds.width - 920) / 2
      result.size.width = 920
    }
    return result
  }
}
