import Foundation

/// A rectangular area that takes part in Auto Layout without a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  package enum Kind { case free, safeArea, margins, readable, keyboard }

  package let kind: Kind
  package weak var owner: UIView?
  /// The frame that resulted from the guide's constraints in the last layout, in the coordinates of the owning view.
  package var solvedFrame = CGRect.zero

  /// Creates a guide that is not owned by a view.
  public override init() {
    kind = .free
    super.init()
  }

  /// Creates a layout guide from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    kind = .free
    super.init()
    if let text = coder.decodeString(forKey: "UIIdentifier") { identifier = text }
  }

  /// Encodes the identifier. The view to which the guide belongs is not encoded.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeString(identifier, forKey: "UIIdentifier")
  }

  package init(kind: Kind, of view: UIView) {
    self.kind = kind
    owner = view
    super.init()
  }

  /// The view to which the guide belongs, or nil if there is none.
  open var owningView: UIView? { owner }

  /// A name for debugging, empty by default.
  open var identifier = ""

  /// Returns the active constraints that involve this guide, for debugging.
  ///
  /// - Parameter axis: The axis, horizontal or vertical, of the constraints.
  /// - Returns: The active constraints along the axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.constraints(on: self, axis) ?? []
  }

  /// A Boolean value that indicates whether the constraints do not fully determine the guide's frame. Use it only for
  /// debugging.
  ///
  /// It is always false for the guides of the margins, the safe area, the keyboard and a scroll view's frame, because
  /// constraints do not determine their frames.
  open var hasAmbiguousLayout: Bool {
    guard let owner, kind == .free else { return false }
    return owner.isAmbiguous(self)
  }

  /// The frame of the guide in its view's coordinates, in points.
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

  /// Returns the frame of the keyboard area in the owner's coordinates. `UIKeyboardLayoutGuide` overrides it.
  package func keyboardFrame(of owner: UIView) -> CGRect { .zero }

  /// Returns the area in which lines of text have a readable length. It is the area within the margins, unless the view
  /// is wider than 1008 points and that area is wider than 920. In that case it is 920 points wide and centered in the
  /// bounds (measured on UIKit, docs/measurements.md 14.5).
  private static func readable(in bounds: CGRect, margins: UIEdgeInsets) -> CGRect {
    var result = bounds.inset(by: margins)
    if bounds.width > 1008, result.width > 920 {
      result.origin.x = bounds.minX + (bounds.width - 920) / 2
      result.size.width = 920
    }
    return result
  }
}
