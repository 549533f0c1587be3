import Foundation

/// Creates the constraints that arrange the views of a stack view.
@MainActor struct StackConstraints {
  let stack: UIStackView
  /// The layout guide of the stack view's margins, or nil if the views are arranged within the stack view's own edges.
  let frame: UILayoutGuide?
  let visible: [UIView]
  let gap: (UIView) -> CGFloat
  private(set) var guides: [UILayoutGuide] = []

  init(stack: UIStackView, frame: UILayoutGuide?, visible: [UIView], gap: @escaping (UIView) -> CGFloat) {
    self.stack = stack
    self.frame = frame
    self.visible = visible
    self.gap = gap
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossLength: Attribute { isRow ? .height : .width }
  private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
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

  /// Returns the constraints that arrange the visible views. It also creates the layout guides that represent the
  /// spaces between the views.
  mutating func makeConstraints() -> [NSLayoutConstraint] {
    guard let first = visible.first, let last = visible.last else { return [] }
    var result = [
      makeConstraint(first, start, .equal, container, start), makeConstraint(container, end, .equal, last, end),
    ]
    result += constraintsAlongAxis()
    for view in visible { result += constraintsAcrossAxis(of: view) }
    result += minimizingConstraintsAcrossAxis()
    return result
  }

  // MARK: Along the axis

  private mutating func constraintsAlongAxis() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let pairs = Array(zip(visible, visible.dropFirst()))
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, nextView) in pairs { result.append(spacingConstraint(view, nextView, .equal)) }
    case .equalSpacing:
      var firstGap: UILayoutGuide?
      for (view, nextView) in pairs {
        let guide = makeGuide()
        result += [
          makeConstraint(guide, start, .equal, view, end), makeConstraint(nextView, start, .equal, guide, end),
          spacingConstraint(view, nextView, .greaterThanOrEqual),
        ]
        if let firstGap { result.append(makeConstraint(guide, length, .equal, firstGap, length)) }
        firstGap = firstGap ?? guide
      }
    case .equalCentering:
      var firstGap: UILayoutGuide?
      for (view, nextView) in pairs {
        let guide = makeGuide()
        result += [
          makeConstraint(guide, start, .equal, view, middle), makeConstraint(nextView, middle, .equal, guide, end),
          spacingConstraint(view, nextView, .greaterThanOrEqual),
        ]
        // Equal distances have a lower priority than the spacing.
        if let firstGap {
          result.append(makeConstraint(guide, length, .equal, firstGap, length, priority: UILayoutPriority(149)))
        }
        firstGap = firstGap ?? guide
      }
    }
    if stack.distribution == .fillEqually, let first = visible.first {
      for view in visible.dropFirst() { result.append(makeConstraint(view, length, .equal, first, length)) }
    }
    if stack.distribution == .fillProportionally { result += proportionalLengthConstraints() }
    return result
  }

  private func spacingConstraint(
    _ view: UIView, _ nextView: UIView, _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    if !isRow && stack.isBaselineRelativeArrangement {
      return makeConstraint(nextView, .firstBaseline, relation, view, .lastBaseline, gap(view))
    }
    return makeConstraint(nextView, start, relation, view, end, gap(view))
  }

  /// Returns constraints that make the lengths of the views proportional to their intrinsic lengths. The priorities
  /// decrease from view to view, so that the constraint of the last view is violated first.
  private func proportionalLengthConstraints() -> [NSLayoutConstraint] {
    let naturalSizes = visible.map { view -> CGFloat in
      let size = view.intrinsicContentSize
      return max(0, isRow ? size.width : size.height)
    }
    guard let first = visible.first, naturalSizes[0] > 0 else { return [] }
    return visible.indices.dropFirst().filter { naturalSizes[$0] > 0 }.map { index in
      makeConstraint(
        visible[index], length, .equal, first, length, multiplier: naturalSizes[index] / naturalSizes[0],
        priority: UILayoutPriority(999 - Float(index) * 0.01))
    }
  }

  private mutating func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UISV-gap-\(guides.count)"
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  // MARK: Across the axis

  private func constraintsAcrossAxis(of view: UIView) -> [NSLayoutConstraint] {
    let inside = [
      makeConstraint(view, crossStart, .greaterThanOrEqual, container, crossStart),
      makeConstraint(container, crossEnd, .greaterThanOrEqual, view, crossEnd),
    ]
    switch stack.alignment {
    case .fill:
      return [
        makeConstraint(view, crossStart, .equal, container, crossStart),
        makeConstraint(container, crossEnd, .equal, view, crossEnd),
      ]
    case .leading: return [makeConstraint(view, crossStart, .equal, container, crossStart)] + inside.suffix(1)
    case .trailing: return [makeConstraint(container, crossEnd, .equal, view, crossEnd)] + inside.prefix(1)
    case .center: return [makeConstraint(view, crossMiddle, .equal, container, crossMiddle)] + inside
    case .firstBaseline, .lastBaseline:
      guard isRow else { return [makeConstraint(view, crossStart, .equal, container, crossStart)] + inside.suffix(1) }
      let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      guard let first = visible.first, first !== view else { return inside }
      return [makeConstraint(view, baseline, .equal, first, baseline)] + inside
    }
  }

  /// Returns constraints that minimize the size of the stack view perpendicular to its axis. They also make the length
  /// of views without an intrinsic length zero.
  private func minimizingConstraintsAcrossAxis() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    if stack.alignment != .fill {
      for view in visible {
        let naturalHeight = isRow ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
        guard naturalHeight == UIView.noIntrinsicMetric else { continue }
        result.append(
          makeConstraint(view, crossLength, .equal, nil, .notAnAttribute, 0, priority: UILayoutPriority(51)))
      }
      result.append(makeConstraint(stack, crossLength, .equal, nil, .notAnAttribute, 0, priority: UILayoutPriority(51)))
    }
    return result
  }
}
