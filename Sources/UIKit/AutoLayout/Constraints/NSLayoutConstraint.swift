import Foundation

/// A relation between two attributes of views or guides: `first = multiplier × second + constant`, or ≤, or ≥.
///
/// A constraint takes part in layout while it is active. Its items need a common ancestor then; the constraint stands in
/// that view's `constraints`. All constants are points; `leading` and `trailing` follow the reading direction, and a
/// positive constant between them points inward whichever it is.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The two axes of layout.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The view or guide on the left of the relation; nil once it has gone.
  open var firstItem: AnyObject? { distances == nil ? first : (first as? LayoutDistance)?.end ?? first }
  /// The view or guide on the right, nil for a constant.
  open var secondItem: AnyObject? { distances == nil ? second : (second as? LayoutDistance)?.end ?? second }

  /// The attribute of the first item.
  open private(set) var firstAttribute = Attribute.notAnAttribute

  /// The attribute of the second item; `notAnAttribute` for a constant.
  open private(set) var secondAttribute = Attribute.notAnAttribute

  /// Whether the two sides are equal, or which one may be larger.
  open private(set) var relation = Relation.equal

  /// The second attribute is multiplied by this. Default 1.
  open private(set) var multiplier: CGFloat = 1

  /// Points that are added on the right. Cheap to change while the constraint is active.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { host?.constraintChanged(self, structure: false) } }
  }

  /// 1000 (required) by default. A required constraint that contradicts others is reported and left out.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { host?.constraintChanged(self, structure: true) } }
  }

  /// For people, in reports; nil by default.
  open var identifier: String?
  /// Kept for archives, which there are none of here.
  open var shouldBeArchived = false

  /// The items as equations know them: views, guides, or distances between anchors.
  package private(set) final weak var first: AnyObject?
  package private(set) final weak var second: AnyObject?
  /// The distances among them live as long as the constraint.
  private var distances: [LayoutDistance]?
  /// The view in whose list the constraint stands while it is active.
  package final weak var host: UIView?

  /// Creates a constraint that relates nothing. Subclasses call this initializer, as UIKit's do: the others are
  /// convenience initializers, which a subclass inherits.
  public override init() { super.init() }

  package convenience init(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, priority: UILayoutPriority = .required
  ) {
    self.init()
    self.first = first
    self.second = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    if firstAttribute == .width || firstAttribute == .height {
      let found = [first, second].compactMap { $0 as? LayoutDistance }
      if !found.isEmpty { distances = found }
    }
  }

  /// The views and guides of which the constraint speaks.
  package final var mentioned: [AnyObject] {
    guard distances != nil else { return [first, second].compactMap { $0 } }
    return [first, second].flatMap { item -> [AnyObject] in
      if let distance = item as? LayoutDistance { return [distance.start, distance.end].compactMap { $0 } }
      return item.map { [$0] } ?? []
    }
  }

  /// Relates an attribute of `view1` to one of `view2`, or to the constant alone if that is nil.
  /// Items that are neither views nor guides stop the program, as in UIKit.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    func item(_ value: Any) -> AnyObject {
      if let view = value as? UIView { return view }
      if let guide = value as? UILayoutGuide { return guide }
      Misuse.trap("NSLayoutConstraint: an item must be a view or a layout guide, not \(type(of: value))")
    }
    self.init(item(view1), attr1, relation, view2.map(item), attr2, multiplier: multiplier, constant: c)
  }

  /// The anchor on the left of the relation.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: first, attribute: firstAttribute) }

  /// The anchor on the right, nil for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  /// Whether the constraint takes part in layout. Activating one whose items have no common ancestor stops the program,
  /// as in UIKit.
  open var isActive: Bool {
    get { host != nil }
    set {
      if newValue, host == nil {
        commonAncestor().adopt(self)
      } else if !newValue {
        host?.abandon(self)
      }
    }
  }

  /// Activates all of them; cheaper than one after another only in writing.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of them; those that are not active stay as they are.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func commonAncestor() -> UIView {
    guard let one = first.flatMap(LayoutItem.view(of:)) else {
      Misuse.trap("NSLayoutConstraint: \(shortDescription) cannot be activated: its first item has gone or has no view")
    }
    guard let second else { return one }
    guard let other = LayoutItem.view(of: second), let common = one.commonAncestor(with: other) else {
      Misuse.trap(
        "NSLayoutConstraint: \(shortDescription) cannot be activated: its items have no common ancestor. "
          + "Do they belong to different hierarchies?")
    }
    return common
  }

  /// `<label.leading == <UIView…>.leading + 8 @750>`, as in reports.
  package var shortDescription: String {
    var text = "\(LayoutItem.name(of: first)).\(firstAttribute)"
    text += relation == .equal ? " == " : relation == .lessThanOrEqual ? " <= " : " >= "
    if let second {
      text += "\(LayoutItem.name(of: second)).\(secondAttribute)"
      if multiplier != 1 { text += " × \(multiplier)" }
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    if let identifier { text += " '\(identifier)'" }
    return text
  }
}
