import Foundation

/// A type that creates the constraints that arrange the views of a stack view.
@MainActor struct StackConstraints {
  let stack: UIStackView
  /// The layout guide of the stack view's margins, or nil if the views are arranged within the stack view's own edges.
  let frame: UILayoutGuide?
  let visibleViews: [UIView]
  /// The intrinsic lengths of the visible views along the axis, in points. They are used by `fillProportionally` only.
  let intrinsicLengths: [CGFloat]
  let spacingAfter: (UIView) -> CGFloat
  private(set) var guides: [UILayoutGuide] = []

  init(
    stack: UIStackView, frame: UILayoutGuide?, visibleViews: [UIView], intrinsicLengths: [CGFloat],
    spacingAfter: @escaping (UIView) -> CGFloat
  ) {
    self.stack = stack
    self.frame = frame
    self.visibleViews = visibleViews
    self.intrinsicLengths = intrinsicLengths
    self.spacingAfter = spacingAfter
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { stack.axis == .horizontal }
  private var startAttribute: Attribute { isRow ? .leading : .top }
  private var endAttribute: Attribute { isRow ? .trailing : .bottom }
  private var lengthAttribute: Attribute { isRow ? .width : .height }
  private var centerAttribute: Attribute { isRow ? .centerX : .centerY }
  private var crossStartAttribute: Attribute { isRow ? .top : .leading }
  private var crossEndAttribute: Attribute { isRow ? .bottom : .trailing }
  private var crossLengthAttribute: Attribute { isRow ? .height : .width }
  private var crossCenterAttribute: Attribute { isRow ? .centerY : .centerX }
  private var container: AnyObject { frame ?? stack }

  private func makeConstraint(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, _ constant: CGFloat = 0, multiplier: CGFloat = 1,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first, attribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant,
      priority: priority)
  }

  /// Returns the constraints that arrange the visible views. The method also creates the layout guides that represent the spaces
  /// between the views.
  mutating func makeConstraints() -> [NSLayoutConstraint] {
    guard let first = visibleViews.first, let last = visibleViews.last else { return [] }
    var result = [
      makeConstraint(first, startAttribute, .equal, container, startAttribute),
      makeConstraint(container, endAttribute, .equal, last, endAttribute),
    ]
    result += constraintsAlongAxis()
    for view in visibleViews { result += constraintsAcrossAxis(of: view) }
    result += minimizingConstraintsAcrossAxis()
    return result
  }

  /// Returns the constraints of hidden views. They have the length 0 at their place in the arrangement, so that they disappear and
  /// appear there: in the middle of the gap between their neighbors, or at the end of the stack view. UIKit's constraints of hidden views
  /// are the same along the axis (https://github.com/kean/Arranged compares its constraints with those of `UIStackView`). Across the axis,
  /// they do not influence the size of the stack view.
  func constraintsOfHiddenViews(in arrangedViews: [UIView]) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var previousView: UIView?
    for view in arrangedViews {
      guard view.isHidden else {
        previousView = view
        continue
      }
      result.append(makeConstraint(view, lengthAttribute, .equal, nil, .notAnAttribute, 0))
      if let previousView {
        let gap = previousView === visibleViews.last ? 0 : spacingAfter(previousView)
        result.append(makeConstraint(view, startAttribute, .equal, previousView, endAttribute, gap / 2))
      } else {
        result.append(makeConstraint(view, startAttribute, .equal, container, startAttribute))
      }
      switch stack.alignment {
      case .center: result.append(makeConstraint(view, crossCenterAttribute, .equal, container, crossCenterAttribute))
      case .trailing: result.append(makeConstraint(view, crossEndAttribute, .equal, container, crossEndAttribute))
      default: result.append(makeConstraint(view, crossStartAttribute, .equal, container, crossStartAttribute))
      }
      if stack.alignment == .fill {
        result.append(
          makeConstraint(
            view, crossLengthAttribute, .equal, container, crossLengthAttribute, priority: UILayoutPriority(1)))
      }
    }
    return result
  }

  // MARK: Along the axis

  private mutating func constraintsAlongAxis() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let pairs = Array(zip(visibleViews, visibleViews.dropFirst()))
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, nextView) in pairs { result.append(spacingConstraint(view, nextView, .equal)) }
    case .equalSpacing:
      var firstSpacingGuide: UILayoutGuide?
      for (view, nextView) in pairs {
        let guide = makeSpacingGuide()
        result += [
          makeConstraint(guide, startAttribute, .equal, view, endAttribute),
          makeConstraint(nextView, startAttribute, .equal, guide, endAttribute),
          spacingConstraint(view, nextView, .greaterThanOrEqual),
        ]
        if let firstSpacingGuide {
          result.append(makeConstraint(guide, lengthAttribute, .equal, firstSpacingGuide, lengthAttribute))
        }
        firstSpacingGuide = firstSpacingGuide ?? guide
      }
    case .equalCentering:
      var firstSpacingGuide: UILayoutGuide?
      for (view, nextView) in pairs {
        let guide = makeSpacingGuide()
        result += [
          makeConstraint(guide, startAttribute, .equal, view, centerAttribute),
          makeConstraint(nextView, centerAttribute, .equal, guide, endAttribute),
          spacingConstraint(view, nextView, .greaterThanOrEqual),
        ]
        // Equal distances have a lower priority than the spacing.
        if let firstSpacingGuide {
          result.append(
            makeConstraint(
              guide, lengthAttribute, .equal, firstSpacingGuide, lengthAttribute, priority: UILayoutPriority(149)))
        }
        firstSpacingGuide = firstSpacingGuide ?? guide
      }
    }
    if stack.distribution == .fillEqually, let first = visibleViews.first {
      for view in visibleViews.dropFirst() {
        result.append(makeConstraint(view, lengthAttribute, .equal, first, lengthAttribute))
      }
    }
    if stack.distribution == .fillProportionally { result += proportionalLengthConstraints() }
    return result
  }

  private func spacingConstraint(
    _ view: UIView, _ nextView: UIView, _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    if !isRow && stack.isBaselineRelativeArrangement {
      return makeConstraint(nextView, .firstBaseline, relation, view, .lastBaseline, spacingAfter(view))
    }
    return makeConstraint(nextView, startAttribute, relation, view, endAttribute, spacingAfter(view))
  }

  /// Returns the intrinsic lengths of views along an axis, in points. The length of a view without an intrinsic length
  /// is 0.
  static func intrinsicLengths(of views: [UIView], along axis: NSLayoutConstraint.Axis) -> [CGFloat] {
    views.map { view in
      let size = view.intrinsicContentSize
      return max(0, axis == .horizontal ? size.width : size.height)
    }
  }

  /// Returns constraints that make the length of each view a fraction of the stack view's own length.
  ///
  /// The fraction is the view's part of the natural length of the arrangement, which consists of all intrinsic lengths
  /// and the spacing. The fraction is not reduced by the margins. The priorities decrease from view to view, so the last view
  /// gets the space that remains if the stack view does not have its natural length. UIKit has these constraints
  /// (https://kean.blog/post/lets-build-uistackview and the Stack Overflow answer 46368061).
  private func proportionalLengthConstraints() -> [NSLayoutConstraint] {
    let lengths = intrinsicLengths
    let spacing = visibleViews.dropLast().reduce(0) { $0 + spacingAfter($1) }
    let naturalLength = lengths.reduce(0, +) + spacing
    guard naturalLength > 0 else { return [] }
    return visibleViews.indices.filter { lengths[$0] > 0 }.map { index in
      makeConstraint(
        visibleViews[index], lengthAttribute, .equal, stack, lengthAttribute,
        multiplier: lengths[index] / naturalLength, priority: UILayoutPriority(Float(max(1, 999 - index))))
    }
  }

  private mutating func makeSpacingGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UISV-gap-\(guides.count)"
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  // MARK: Across the axis

  private func constraintsAcrossAxis(of view: UIView) -> [NSLayoutConstraint] {
    let containmentConstraints = [
      makeConstraint(view, crossStartAttribute, .greaterThanOrEqual, container, crossStartAttribute),
      makeConstraint(container, crossEndAttribute, .greaterThanOrEqual, view, crossEndAttribute),
    ]
    switch stack.alignment {
    case .fill:
      return [
        makeConstraint(view, crossStartAttribute, .equal, container, crossStartAttribute),
        makeConstraint(container, crossEndAttribute, .equal, view, crossEndAttribute),
      ]
    case .leading:
      return [makeConstraint(view, crossStartAttribute, .equal, container, crossStartAttribute)]
        + containmentConstraints.suffix(1)
    case .trailing:
      return [makeConstraint(container, crossEndAttribute, .equal, view, crossEndAttribute)]
        + containmentConstraints.prefix(1)
    case .center:
      return [makeConstraint(view, crossCenterAttribute, .equal, container, crossCenterAttribute)]
        + containmentConstraints
    case .firstBaseline, .lastBaseline:
      guard isRow else {
        return [makeConstraint(view, crossStartAttribute, .equal, container, crossStartAttribute)]
          + containmentConstraints.suffix(1)
      }
      let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      guard let first = visibleViews.first, first !== view else { return containmentConstraints }
      return [makeConstraint(view, baseline, .equal, first, baseline)] + containmentConstraints
    }
  }

  /// Returns constraints that minimize the size of the stack view perpendicular to its axis. They also make the length
  /// of views without an intrinsic length zero.
  private func minimizingConstraintsAcrossAxis() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    if stack.alignment != .fill {
      for view in visibleViews {
        let crossLength = isRow ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
        guard crossLength == UIView.noIntrinsicMetric else { continue }
        result.append(
          makeConstraint(view, crossLengthAttribute, .equal, nil, .notAnAttribute, 0, priority: UILayoutPriority(51)))
      }
      result.append(
        makeConstraint(stack, crossLengthAttribute, .equal, nil, .notAnAttribute, 0, priority: UILayoutPriority(51)))
    }
    return result
  }
}
