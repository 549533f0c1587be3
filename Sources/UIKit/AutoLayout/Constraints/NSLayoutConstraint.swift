import Foundation

/// A linear relation between two attributes of views or layout guides: `first = multiplier × second + constant`, or the
/// same with ≤ or ≥.
///
/// A constraint affects the layout while it is active. Its items must then have a common ancestor, and that view's
/// `constraints` contain it. All constants are in points. `leading` and `trailing` depend on the layout direction. With
/// these attributes, a positive constant moves an edge in the direction of reading.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, _MemberLookup {
  /// Constants that specify an axis of a layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis, along which x coordinates and widths are measured.
    case horizontal
    /// The vertical axis, along which y coordinates and heights are measured.
    case vertical
  }

  /// The view or layout guide on the first side of the relation. It is nil once that object has been deallocated.
  open var firstItem: AnyObject? {
    distances == nil ? firstObject : (firstObject as? LayoutDistance)?.end ?? firstObject
  }
  /// The view or layout guide on the second side of the relation. The value is `nil` if the second side is a constant.
  open var secondItem: AnyObject? {
    distances == nil ? secondObject : (secondObject as? LayoutDistance)?.end ?? secondObject
  }

  /// The side or the dimension of `firstItem` that the constraint determines, such as `leading` or `width`.
  open private(set) var firstAttribute = Attribute.notAnAttribute

  /// The attribute of the second item. It is `notAnAttribute` if the second side is a constant.
  open private(set) var secondAttribute = Attribute.notAnAttribute

  /// The relation between the two sides.
  open private(set) var relation = Relation.equal

  /// The factor by which the second attribute is multiplied. The default is 1.
  open private(set) var multiplier: CGFloat = 1

  /// The constant that is added to the second side, in points. Changing it is cheap even while the constraint is
  /// active. The default is 0.
  ///
  /// Tessera reports an infinite value or one that is not a number, and keeps the previous constant. UIKit raises an exception.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      guard constant.isFinite else {
        let newConstant = constant
        constant = oldValue
        return Diagnostics.report(
          "NSLayoutConstraint: the constant \(newConstant) of \(shortDescription) is not finite; it remains \(oldValue)"
        )
      }
      host?.constraintDidChange(self, isStructural: false)
    }
  }

  /// The priority of the constraint. If a required constraint contradicts others, Tessera ignores it and reports an
  /// error. The default is `required`.
  ///
  /// Tessera reports a value that is not a number, and keeps the previous priority. UIKit raises an exception.
  open var priority = UILayoutPriority.required {
    didSet {
      guard !priority.rawValue.isNaN else {
        priority = oldValue
        return Diagnostics.report(
          "NSLayoutConstraint: the priority of \(shortDescription) is not a number; it remains \(oldValue.rawValue)")
      }
      if priority != oldValue { host?.constraintDidChange(self, isStructural: true) }
    }
  }

  /// A name for debugging, which appears in error reports. The default is nil.
  open var identifier: String?
  /// A Boolean value that determines whether the constraint is archived. The value has no effect, because archives are not
  /// supported. The default is `false`.
  open var shouldBeArchived = false

  /// The item on the first side of the constraint's equation: a view, a layout guide or a distance between anchors.
  package private(set) final weak var firstObject: AnyObject?
  package private(set) final weak var secondObject: AnyObject?
  /// The distances between anchors that the constraint relates. The constraint retains them, because nothing else does. The value
  /// is nil if both items are views or layout guides.
  private var distances: [LayoutDistance]?
  /// Indicates whether an item was passed that is neither a view nor a layout guide.
  private var hasInvalidItem = false
  /// The view whose `constraints` contain this constraint, or nil while the constraint is inactive.
  package final weak var host: UIView?
  /// The views that the constraint crosses: see `UIView.isCrossedByConstraints`.
  final var crossedViews: [WeakView] = []

  /// Creates a constraint without items. This is the only designated initializer. As in UIKit, the other initializers are
  /// convenience initializers, which subclasses inherit.
  public override init() { super.init() }

  package convenience init(
    _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, priority: UILayoutPriority = .required
  ) {
    self.init()
    self.firstObject = first
    self.secondObject = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    if multiplier.isFinite {
      self.multiplier = multiplier
    } else {
      Diagnostics.report(
        "NSLayoutConstraint: the multiplier \(multiplier) of \(shortDescription) is not finite; 1 is used instead")
    }
    self.constant = constant
    self.priority = priority
    if firstAttribute == .width || firstAttribute == .height {
      let layoutDistances = [firstObject, secondObject].compactMap { $0 as? LayoutDistance }
      if !layoutDistances.isEmpty { distances = layoutDistances }
    }
  }

  /// The views and layout guides that the constraint relates.
  package final var relatedItems: [AnyObject] {
    guard distances != nil else { return [firstObject, secondObject].compactMap { $0 } }
    return [firstObject, secondObject].flatMap { item -> [AnyObject] in
      if let distance = item as? LayoutDistance { return [distance.start, distance.end].compactMap { $0 } }
      return item.map { [$0] } ?? []
    }
  }

  /// Creates a constraint between an attribute of one item and an attribute of another, or a constant.
  ///
  /// - Parameters:
  ///   - view1: The view or layout guide on the first side. If an item is any other object, an error is reported, and the constraint
  ///     cannot be activated. UIKit raises an exception.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - view2: The view or layout guide on the second side, or nil for a constant.
  ///   - attr2: The attribute of the second item; `notAnAttribute` for a constant.
  ///   - multiplier: The factor of the second attribute. If it is not finite, an error is reported and 1 is used.
  ///   - c: The number of points that is added on the second side.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    func item(_ value: Any) -> AnyObject? {
      if let view = value as? UIView { return view }
      if let guide = value as? UILayoutGuide { return guide }
      Diagnostics.report("NSLayoutConstraint: an item must be a view or a layout guide, not \(type(of: value))")
      return nil
    }
    let second = view2.flatMap(item)
    let isValid = view2 == nil || second != nil
    // Without a second item there is nothing that has the attribute: `toItem: nil, attribute: .width` is a constant.
    let first = item(view1)
    self.init(
      isValid ? first : nil, attr1, relation, second, view2 == nil ? .notAnAttribute : attr2,
      multiplier: multiplier, constant: c)
    hasInvalidItem = first == nil || !isValid
  }

  /// The anchor on the first side of the relation.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstObject, attribute: firstAttribute) }

  /// The anchor on the second side of the relation. The value is `nil` if the second side is a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondObject.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  /// A Boolean value that determines whether the constraint affects the layout.
  ///
  /// Activating a constraint whose items have no common ancestor, or whose first item was deallocated, reports an error and has no
  /// effect. UIKit raises an exception. The default is `false`.
  open var isActive: Bool {
    get { host != nil }
    set {
      if newValue, host == nil {
        guard let ancestor = commonAncestor() else { return }
        constrainContentViews(below: ancestor)
        ancestor.addActiveConstraint(self)
      } else if !newValue {
        host?.uninstall(self)
      }
    }
  }

  /// Activates each of several constraints. The effect is the same as setting `isActive` of each constraint to `true`.
  ///
  /// - Parameter constraints: The constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of several constraints.
  ///
  /// - Parameter constraints: The constraints. Those that are not active are ignored.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Makes constraints, instead of autoresizing masks, position the content views of the visual effect views that are
  /// between an item and the common ancestor of the items.
  private func constrainContentViews(below ancestor: UIView) {
    for item in [firstObject, secondObject] {
      guard var view = item.flatMap(LayoutItem.view(of:)) else { continue }
      while view !== ancestor, let superview = view.superview {
        (superview as? UIVisualEffectView)?.constrainContentView(view)
        view = superview
      }
    }
  }

  /// Indicates whether the second item was deallocated.
  package var lacksSecondItem: Bool { secondObject == nil && secondAttribute != .notAnAttribute }

  /// Returns the nearest common ancestor of the items. Reports an error and returns nil if there is none.
  private func commonAncestor() -> UIView? {
    func report(_ reason: String) {
      Diagnostics.report("NSLayoutConstraint: \(shortDescription) cannot be activated: \(reason)")
    }
    guard !hasInvalidItem else {
      report("an item was passed that is neither a view nor a layout guide; create another constraint")
      return nil
    }
    guard let firstObject else {
      report("its first item has been deallocated; keep it")
      return nil
    }
    guard let firstView = LayoutItem.view(of: firstObject) else {
      report("its first item, \(LayoutItem.name(of: firstObject)), belongs to no view; add it to a view first")
      return nil
    }
    guard let secondObject else {
      guard lacksSecondItem else { return firstView }
      report("its second item has been deallocated; keep it")
      return nil
    }
    guard let secondView = LayoutItem.view(of: secondObject) else {
      report("its second item, \(LayoutItem.name(of: secondObject)), belongs to no view; add it to a view first")
      return nil
    }
    guard let common = firstView.commonAncestor(with: secondView) else {
      report("its items have no common ancestor. Add both to one view hierarchy first")
      return nil
    }
    return common
  }

  /// A short representation of the constraint for error messages, such as `label.leading == view.leading + 8 @750`.
  package var shortDescription: String {
    var text = "\(LayoutItem.name(of: firstObject)).\(firstAttribute)"
    text += relation == .equal ? " == " : relation == .lessThanOrEqual ? " <= " : " >= "
    if let secondObject {
      text += "\(LayoutItem.name(of: secondObject)).\(secondAttribute)"
      if multiplier != 1 { text += " × \(multiplier)" }
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    if let identifier { text += " '\(identifier)'" }
    return text
  }

  nonisolated open override var description: String {
    // The items can be read only on the main thread.
    Thread.isMainThread
      ? MainActor.assumeIsolated { debugLine } : "<\(type(of: self)):\(UIView.address(of: self))>"
  }

  // MARK: Members by name

  /// Returns the selector for a method that a nib names. The default implementation finds methods that extensions
  /// in other modules declare. Subclasses override this method to return the selectors of their methods.
  ///
  /// - Parameter name: The method's name as in Objective-C.
  /// - Returns: The selector, or nil if the class has no such method.
  nonisolated open func _selector(named name: String) -> Selector? {
    ModuleMembers.selector(named: name, of: self)
  }

  /// Sets the value of a property by its name. The default implementation sets nothing. Subclasses override this method for their
  /// properties.
  ///
  /// - Parameters:
  ///   - name: The property's name as in Objective-C.
  ///   - value: The new value.
  /// - Returns: `missing`.
  open func _setMember(_ name: String, to value: Any?) -> _MemberAssignment { .missing }

  /// Returns the value of a property by its name. The default implementation returns nil. Subclasses override this method
  /// to return the values of their properties.
  ///
  /// - Parameter name: The property's name as in Objective-C.
  /// - Returns: The value, or nil if the class has no such property.
  open func _member(_ name: String) -> _MemberValue? { nil }
}
