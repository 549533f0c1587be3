import CollectionCore
import Foundation

/// A set of views whose constraints are solved together. It consists of a root view, whose frame is not determined by
/// constraints, and its descendants. Descendants whose frames are not determined by constraints begin scopes of their
/// own.
///
/// UIKit has one engine for each window. Separate scopes have the same results, as long as no constraint crosses a view whose
/// frame is not determined by constraints. Of the constraints that do, a scope knows those with an ancestor of its root, which
/// has a fixed frame in it (`ConstraintScope+Ancestors`). Because the equations of a cell are separate from those of other cells,
/// the layout of a cell costs no more than its own constraints. A change of structure (constraints, priorities, views) rebuilds
/// the equations at the next layout. A change of a constant or an intrinsic size only changes the constant of an equation.
@MainActor package final class ConstraintScope {
  /// The target size of a measurement. During a measurement, the size of the root view is a constraint with priorities
  /// instead of a fixed value.
  struct SizeRequest: Equatable {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  unowned let root: UIView
  var requestedSize: SizeRequest? { didSet { if requestedSize != oldValue { isSolved = false } } }

  private var solver = ConstraintSolver()
  private var items: [ObjectIdentifier: ScopeItem] = [:]
  private var orderedItems: [ScopeItem] = []
  /// The items with values that constraints do not determine, or nil until they are needed. There are few of them, and they are read
  /// for each layout.
  private var foundFixedItems: [ScopeItem]?
  private var handles: [ObjectIdentifier: (constraint: NSLayoutConstraint, handle: ConstraintSolver.Handle)] = [:]
  /// The constraints whose constants have changed since their equations were last updated. All equations are updated
  /// together when the scope is solved, because intermediate states can be unsolvable (the content of a cell is set
  /// first and its size afterwards).
  private var editedConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  private var isBuilt = false
  /// Indicates whether a view is asked for its intrinsic size.
  private var viewsBeingRead: Set<ObjectIdentifier> = []
  private var isSolved = false

  init(root: UIView, requestedSize: SizeRequest?) {
    self.root = root
    self.requestedSize = requestedSize
  }

  /// A one-line summary of the scope for debugging.
  var dump: String { "constraint scope of \(type(of: root)): \(orderedItems.count) items, \(solver.dump)" }

  /// The number of equations that the solver has visited so far, a measure of the work for tests.
  var visitCount: Int { solver.visitCount }

  // MARK: Invalidation

  /// Discards the equations. They are created again at the next layout.
  func structureDidChange() {
    isBuilt = false
    isSolved = false
  }

  /// Records that the constant of a constraint changed. Its equation is updated when the scope is solved.
  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard isBuilt, handles[ObjectIdentifier(constraint)] != nil else { return structureDidChange() }
    editedConstraints[ObjectIdentifier(constraint)] = constraint
    isSolved = false
  }

  /// Updates the equations of a view after its intrinsic size changed.
  func intrinsicSizeDidChange(of view: UIView) {
    guard isBuilt, let item = items[ObjectIdentifier(view)] else { return structureDidChange() }
    // A view may invalidate its size, or that of another view, while it returns it.
    guard viewsBeingRead.insert(ObjectIdentifier(view)).inserted else { return }
    defer { viewsBeingRead.remove(ObjectIdentifier(view)) }
    updateIntrinsicSize(of: item, view.intrinsicContentSize)
  }

  // MARK: Solving

  var solvedRootSize: CGSize {
    guard let item = items[ObjectIdentifier(root)] else { return .zero }
    return root.frame(forAlignmentRect: item.frame(in: solver)).size
  }

  /// Solves the equations. Before that, it reads the frames and sizes that constraints do not determine. The cost is
  /// low if nothing has changed.
  func solve() {
    if requestedSize == nil { root.updateConstraintsOfSubtree() }
    if !isBuilt { buildEquations() }
    if updateEditedConstants() { isSolved = false }
    guard !isSolved else { return }
    isSolved = true
    solver.solve()
    // The height of text that wraps depends on its width, so a second pass solves for the height.
    for _ in 0..<2 where fitWrappingText() { solver.solve() }
    guard requestedSize == nil else { return }
    for item in orderedItems {
      if let guide = item.guide as? ScrollLayoutGuide, let scroll = guide.scrollView,
        let size = contentSize(of: scroll), size != scroll.contentSize
      {
        scroll.setNeedsLayout()
      }
    }
    invalidateMovedViews()
  }

  /// Invalidates the layout of the views whose subviews have frames that differ from the computed ones.
  func invalidateMovedViews() {
    for item in orderedItems {
      guard let view = item.view, view !== root, !view.flags.contains(.translatesMask), !isAncestor(view) else {
        continue
      }
      let frame = zoomedFrame(of: item, view, in: place(of: view.superview))
      if view.frame != frame { view.superview?.setNeedsLayout() }
    }
  }

  /// Invalidates the layout of the views whose layout guides have frames that differ from the computed ones.
  func invalidateMovedGuides() {
    for item in orderedItems {
      guard let guide = item.guide, guide.kind == .free, !(guide is ScrollLayoutGuide) else { continue }
      if guide.solvedFrame != item.frame(in: solver) { guide.owningView?.setNeedsLayout() }
    }
  }

  /// Returns the content size that constraints determine for a scroll view. Along an axis without constraints, the
  /// current length is returned. Returns nil if neither axis has constraints.
  private func contentSize(of scroll: any ScrollContainer) -> CGSize? {
    guard scroll.constraintsDetermineContentSize, let item = items[ObjectIdentifier(scroll.contentLayoutGuide)],
      item.constrainsWidth || item.constrainsHeight
    else { return nil }
    let size = frame(of: item).size
    return CGSize(
      width: item.constrainsWidth ? size.width : scroll.contentSize.width,
      height: item.constrainsHeight ? size.height : scroll.contentSize.height)
  }

  /// Returns whether another position or size of a view or guide would also satisfy the constraints.
  func isAmbiguous(_ object: AnyObject) -> Bool {
    guard isBuilt, let item = items[ObjectIdentifier(object)] else { return true }
    return [item.left, item.top, item.width, item.height].contains { variable in
      let value = solver.value(of: variable)
      return [-1.0, 1].contains { step in
        // The test constraint is weaker than every priority that a constraint can have.
        let probe = LinearConstraint(
          [.init(variable, 1)], constant: -(value + step), .equal, priority: Self.probePriority)
        guard let handle = try? solver.add(probe) else { return false }
        solver.solve()
        let hasMoved = abs(solver.value(of: variable) - value) > 1e-3
        solver.remove(handle)
        solver.solve()
        return hasMoved
      }
    }
  }

  /// Returns a frame that satisfies the constraints of an item equally well as its current frame, chosen at random.
  ///
  /// - Parameter object: A view or a layout guide.
  /// - Returns: The frame in the superview's coordinate system, or nil if the constraints determine the frame.
  func randomFrame(of object: AnyObject) -> CGRect? {
    guard isBuilt, let item = items[ObjectIdentifier(object)], isAmbiguous(object) else { return nil }
    let handles = [item.left, item.top, item.width, item.height].compactMap { variable -> ConstraintSolver.Handle? in
      let value = solver.value(of: variable) + Double.random(in: -100...100).rounded()
      return try? solver.add(
        LinearConstraint([.init(variable, 1)], constant: -value, .equal, priority: Self.probePriority))
    }
    solver.solve()
    let frame = frame(of: item)
    handles.forEach { solver.remove($0) }
    solver.solve()
    return frame
  }

  private static let probePriority: Float = 0.5
  /// The priority of the constraint that makes the content size of a scroll view zero if nothing else determines it.
  private static let emptyContentPriority: Float = 0.25

  /// Sets the frames of a view's subviews and layout guides to those that the solver has computed.
  func positionSubviews(of view: UIView) {
    for guide in view.layoutGuides {
      if let item = items[ObjectIdentifier(guide)] { guide.solvedFrame = item.frame(in: solver) }
    }
    if let scroll = view.scrollContainer, let size = contentSize(of: scroll) { scroll.contentSize = size }
    // All subviews have the same container, whose place depends on those of all views around it.
    var container: ContainerPlace?
    for subview in view.subviews where !subview.flags.contains(.translatesMask) {
      guard let item = items[ObjectIdentifier(subview)] else { continue }
      let containerPlace = container ?? place(of: view)
      container = containerPlace
      let frame = frame(of: item, in: containerPlace)
      // The `frame` of a transformed view is undefined, so bounds and center are set instead.
      if subview.frame != frame || !CATransform3DIsIdentity(subview.transform3D) {
        subview.bounds.size = frame.size
        let anchor = subview.layer.anchorPoint
        let frame = zoomedFrame(of: item, subview, in: containerPlace)
        subview.center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
      }
    }
  }

  /// Returns the frame to set for a view. For a zoomed view, the computed size is multiplied by the zoom scale.
  private func zoomedFrame(of item: ScopeItem, _ view: UIView, in container: ContainerPlace) -> CGRect {
    var result = frame(of: item, in: container)
    if let scale = view.superview?.scrollContainer?.displayedScale(of: view), scale != 1 {
      result.size.width *= scale
      result.size.height *= scale
    }
    return result
  }

  /// The place of a container in the scope: as the solver has computed it, and with its edges rounded to pixels.
  private struct ContainerPlace {
    var solved = CGPoint.zero
    var rounded = CGPoint.zero
  }

  /// Returns the place of a view relative to the scope's root. The content of a scroll view and of a transformed view has a place
  /// of its own, because its pixels are not those of the root.
  private func place(of container: UIView?) -> ContainerPlace {
    guard let container, container !== root, container.scrollContainer == nil,
      !container.flags.contains(.translatesMask), CATransform3DIsIdentity(container.transform3D),
      let item = items[ObjectIdentifier(container)]
    else { return ContainerPlace() }
    let outer = place(of: container.superview)
    let origin = item.frame(in: solver).origin
    let rounded = alignedRect(of: item, in: outer).origin
    return ContainerPlace(
      solved: CGPoint(x: outer.solved.x + origin.x, y: outer.solved.y + origin.y),
      rounded: CGPoint(x: outer.rounded.x + rounded.x, y: outer.rounded.y + rounded.y))
  }

  /// Returns the alignment rectangle of an item, in its container, with its edges rounded to pixels.
  ///
  /// The edges are rounded where they are in the scope, not in the container: a container whose top is at 0.4 and whose height is
  /// 10.4 ends at the pixel 11 and begins at 0, and a view that fills it must end there as well.
  private func alignedRect(of item: ScopeItem, in container: ContainerPlace) -> CGRect {
    let solvedFrame = item.frame(in: solver)
    let scale = max(1, root.contentScaleFactor)
    /// Returns the origin and the length, in points, of a range whose ends are rounded to whole pixels. A hairline of 0.5 or
    /// 1/3 point is at least a pixel wide on every iOS device. On a screen with one pixel per point, where rounding alone would
    /// remove it, it becomes a pixel wide.
    func pixels(_ minimum: CGFloat, _ maximum: CGFloat) -> (origin: CGFloat, length: CGFloat) {
      let start = (minimum * scale + 1e-6).rounded()
      let end = (maximum * scale + 1e-6).rounded()
      guard start == end, (maximum - minimum) * scale > 0.25 else {
        return (start / scale, end / scale - start / scale)
      }
      return ((minimum * scale + 1e-6).rounded(.down) / scale, 1 / scale)
    }
    let horizontal = pixels(container.solved.x + solvedFrame.minX, container.solved.x + solvedFrame.maxX)
    let vertical = pixels(container.solved.y + solvedFrame.minY, container.solved.y + solvedFrame.maxY)
    return CGRect(
      x: horizontal.origin - container.rounded.x, y: vertical.origin - container.rounded.y, width: horizontal.length,
      height: vertical.length)
  }

  /// Returns the frame of an item with its edges rounded to pixels, so that the edges of adjacent frames coincide
  /// (docs/measurements.md, 14.8).
  private func frame(of item: ScopeItem) -> CGRect {
    guard let view = item.view, view !== root else { return frame(of: item, in: ContainerPlace()) }
    return frame(of: item, in: place(of: view.superview))
  }

  private func frame(of item: ScopeItem, in container: ContainerPlace) -> CGRect {
    let rect = alignedRect(of: item, in: container)
    guard let view = item.view else { return rect }
    let origin = alignmentOrigin(of: view.superview)
    return view.frame(forAlignmentRect: rect).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the origin of a container's alignment rectangle. Constraints apply to alignment rectangles, not to frames,
  /// and positions inside a view are relative to this origin (Apple, `alignmentRect(forFrame:)`).
  func alignmentOrigin(of container: UIView?) -> CGPoint {
    guard let container else { return .zero }
    return container.alignmentRect(forFrame: CGRect(origin: .zero, size: container.bounds.size)).origin
  }

  // MARK: Building

  /// Returns the item for a view or layout guide, and creates it if necessary.
  func item(for object: AnyObject) -> ScopeItem {
    if let item = items[ObjectIdentifier(object)] { return item }
    let item = ScopeItem(object, in: solver)
    items[ObjectIdentifier(object)] = item
    orderedItems.append(item)
    addEquations(to: item)
    foundFixedItems = nil
    return item
  }

  private func buildEquations() {
    // The order decides which of several contradictory constraints is ignored, so it is kept where there are any.
    if !buildEquations(inBatch: true) { _ = buildEquations(inBatch: false) }
  }

  /// The number of constraints from which on the solver chooses the order in which they are added.
  private static let batchConstraintCount = 32

  /// Creates the equations. Returns `false` if the solver chose their order and they contradict each other.
  private func buildEquations(inBatch: Bool) -> Bool {
    isBuilt = true
    isSolved = false
    editedConstraints = [:]
    solver = ConstraintSolver()
    items = [:]
    orderedItems = []
    foundFixedItems = nil
    handles = [:]
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = []
    collectConstraints(root, &constraints, &views)
    constraints += constraintsWithAncestors()
    let usesBatch = inBatch && constraints.count >= Self.batchConstraintCount
    if usesBatch { solver.beginBatch() }
    _ = item(for: root)
    // Items are created in the order of the constraints that contain them, not in the order of the subviews. Of several
    // constraints with the same priority, the earlier ones are violated (docs/measurements.md, 14.7).
    var unsatisfiableCount = 0
    for constraint in constraints {
      guard let equation = ScopeEquations(self).equation(of: constraint) else { continue }
      do {
        handles[ObjectIdentifier(constraint)] = (constraint, try solver.add(equation))
      } catch {
        unsatisfiableCount += 1
        if unsatisfiableCount <= Self.reportLimit {
          reportUnsatisfiable(constraint, among: constraints, isLast: unsatisfiableCount == Self.reportLimit)
        }
      }
    }
    makeItems(forSizesOf: views)
    return !usesBatch || (try? solver.endBatch()) != nil
  }

  /// Creates the items of the views that no constraint contains and that have an intrinsic size. A view without one keeps its
  /// frame, because no equation contains it.
  private func makeItems(forSizesOf views: [UIView]) {
    for view in views where items[ObjectIdentifier(view)] == nil && view.intrinsicContentSize != Self.noIntrinsicSize {
      _ = item(for: view)
    }
  }

  private static let noIntrinsicSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  private func collectConstraints(_ view: UIView, _ constraints: inout [NSLayoutConstraint], _ views: inout [UIView]) {
    constraints += view.constraints
    for subview in view.subviews where !subview.flags.contains(.translatesMask) {
      views.append(subview)
      collectConstraints(subview, &constraints, &views)
    }
  }

  /// The number of constraints that are reported each time that the equations are built. Each report lists the required
  /// constraints, so the reports of a view with 10,000 contradictory constraints would have gigabytes.
  private static let reportLimit = 10
  /// The number of required constraints that a report lists.
  private static let listedConstraintLimit = 50

  private func reportUnsatisfiable(
    _ constraint: NSLayoutConstraint, among constraints: [NSLayoutConstraint], isLast: Bool
  ) {
    // The target size of a measurement may contradict required constraints. This is not an error of the application, so
    // it is not reported.
    guard requestedSize == nil else { return }
    let requiredConstraints = constraints.filter { $0.priority == .required }
    let listed = requiredConstraints.prefix(Self.listedConstraintLimit).map { "  " + $0.shortDescription }
    let remainingCount = requiredConstraints.count - listed.count
    Diagnostics.report(
      "Unable to simultaneously satisfy constraints of \(type(of: root)) with the frame \(root.frame). This "
        + "constraint is ignored: \(constraint.shortDescription). The required constraints "
        + "are:\n" + listed.joined(separator: "\n") + (remainingCount > 0 ? "\n  and \(remainingCount) more" : "")
        + (isLast ? "\nFurther constraints that cannot be satisfied are not reported" : ""))
  }

  // MARK: Equations of an item

  private func addEquations(to item: ScopeItem) {
    for variable in [item.width, item.height] { add([.init(variable, 1)], 0, .greaterOrEqual) }
    for equation in fixedValueEquations(of: item) {
      if let handle = addItemEquation(equation) { item.fixedValueEquations.append(handle) }
    }
    if let view = item.view, view !== root, !view.flags.contains(.translatesMask), !isAncestor(view) {
      updateIntrinsicSize(of: item, view.intrinsicContentSize)
    }
  }

  private func add(
    _ terms: [LinearConstraint.Term], _ constant: Double, _ relation: LinearConstraint.Relation, priority: Float = 1000
  ) {
    _ = addItemEquation(LinearConstraint(terms, constant: constant, relation, priority: priority))
  }

  /// Adds an equation of an item. An equation that contradicts others is ignored.
  private func addItemEquation(_ equation: LinearConstraint) -> ConstraintSolver.Handle? { try? solver.add(equation) }

  /// Returns the equations for the values of an item that constraints do not determine: a frame, a length or insets.
  /// The number and order of the equations never change, so only their constants need to be updated.
  private func fixedValueEquations(of item: ScopeItem) -> [LinearConstraint] {
    func equal(_ variable: ConstraintSolver.Variable, _ value: CGFloat, _ priority: UILayoutPriority = .required)
      -> LinearConstraint
    { LinearConstraint([.init(variable, 1)], constant: -Double(value), .equal, priority: priority.rawValue) }

    // length = the other length less a reduction.
    func inset(_ length: ConstraintSolver.Variable, _ otherLength: ConstraintSolver.Variable, _ reduction: CGFloat)
      -> LinearConstraint
    { LinearConstraint([.init(length, 1), .init(otherLength, -1)], constant: Double(reduction), .equal) }

    if let view = item.view {
      if view === root {
        let origin = originInSuperview
        let size = view.alignmentRect(forFrame: CGRect(origin: .zero, size: requestedSize?.size ?? view.bounds.size))
          .size
        return [
          equal(item.left, origin.x), equal(item.top, origin.y),
          equal(item.width, size.width, requestedSize?.horizontal ?? .required),
          equal(item.height, size.height, requestedSize?.vertical ?? .required),
        ]
      }
      let isAncestor = isAncestor(view)
      guard isAncestor || view.flags.contains(.translatesMask) else { return [] }
      if isAncestor, requestedSize != nil {
        // The superview of a measured view is larger than it by the same lengths at every size.
        let rootItem = self.item(for: root)
        return [
          equal(item.left, 0), equal(item.top, 0),
          inset(item.width, rootItem.width, root.frame.width - view.bounds.width),
          inset(item.height, rootItem.height, root.frame.height - view.bounds.height),
        ]
      }
      let origin = alignmentOrigin(of: view.superview)
      let frame = view.alignmentRect(forFrame: view.frame).offsetBy(dx: -origin.x, dy: -origin.y)
      return [
        equal(item.left, frame.minX), equal(item.top, frame.minY), equal(item.width, frame.width),
        equal(item.height, frame.height),
      ]
    }
    guard let guide = item.guide, let owner = guide.owningView else { return [] }
    let scrollGuide = guide as? ScrollLayoutGuide
    guard guide.kind != .free || scrollGuide != nil else { return [] }
    if let scrollGuide, scrollGuide.area == .content {
      let isFixed = scrollGuide.scrollView?.constraintsDetermineContentSize == false
      let size = isFixed ? guide.layoutFrame.size : .zero
      let priority = isFixed ? UILayoutPriority.required : UILayoutPriority(Self.emptyContentPriority)
      return [
        equal(item.left, 0), equal(item.top, 0), equal(item.width, size.width, priority),
        equal(item.height, size.height, priority),
      ]
    }
    let bounds = owner.bounds
    // The layout guides of a scroll view are in the coordinates of its scrolled content.
    let origin = owner.scrollContainer != nil ? .zero : bounds.origin
    let frame = guide.layoutFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    let ownerItem = self.item(for: owner)
    // left = inset; width = the owner's width less both insets. A guide in a view whose size is being solved is
    // therefore resized with the view.
    if guide.kind == .keyboard {
      // The keyboard's layout guide is at the bottom of its owner and has a height that does not depend on the owner.
      return [
        equal(item.left, frame.minX), inset(item.top, ownerItem.height, bounds.height - frame.minY),
        inset(item.width, ownerItem.width, bounds.width - frame.width), equal(item.height, frame.height),
      ]
    }
    return [
      equal(item.left, frame.minX), equal(item.top, frame.minY),
      inset(item.width, ownerItem.width, bounds.width - frame.width),
      inset(item.height, ownerItem.height, bounds.height - frame.height),
    ]
  }

  /// Updates the constants of the equations, for changed constraints and for values that constraints do not determine.
  /// Returns whether any constant changed.
  private func updateEditedConstants() -> Bool {
    var areConstraintsSatisfied = true
    let constraints = editedConstraints.values
    editedConstraints = [:]
    for constraint in constraints {
      guard let handle = handles[ObjectIdentifier(constraint)]?.handle else { continue }
      let constant = ScopeEquations(self).equation(of: constraint)?.constant ?? 0
      if (try? solver.setConstant(constant, of: handle)) == nil { areConstraintsSatisfied = false }
    }
    var isSatisfiable = true
    let hasChanged = updateFixedValues(&isSatisfiable)
    guard !constraints.isEmpty else { return hasChanged }
    // A changed constant may contradict one that is changed later. After a rebuild, only constraints that contradict
    // the final state are ignored.
    if !areConstraintsSatisfied || !isSatisfiable { buildEquations() }
    return true
  }

  /// Reads the frames, sizes and insets that constraints do not determine. Returns whether any of them changed that others depend
  /// on. Sets `isSatisfiable` to `false` if the solver cannot satisfy the equations with a new value.
  private func updateFixedValues(_ isSatisfiable: inout Bool) -> Bool {
    var hasChanged = false
    let fixedItems = foundFixedItems ?? orderedItems.filter { !$0.fixedValueEquations.isEmpty }
    foundFixedItems = fixedItems
    for item in fixedItems {
      // The position of a scroll view's frame changes in each frame of scrolling. Mostly nothing else depends on it.
      let movesAlone = item.guide is ScrollLayoutGuide && !item.isPositionUsed
      for (index, (handle, equation)) in zip(item.fixedValueEquations, fixedValueEquations(of: item)).enumerated()
      where solver.constant(of: handle) != equation.constant {
        if index >= 2 || !movesAlone { hasChanged = true }
        if (try? solver.setConstant(equation.constant, of: handle)) == nil { isSatisfiable = false }
      }
    }
    if let requestedSize, let item = items[ObjectIdentifier(root)], item.fixedValueEquations.count == 4 {
      // A target size with another priority requires a new equation.
      let priorities = [requestedSize.horizontal, requestedSize.vertical]
      for (index, handle) in item.fixedValueEquations.suffix(2).enumerated()
      where solver.priority(of: handle) != priorities[index].rawValue {
        solver.remove(handle)
        let equation = fixedValueEquations(of: item)[index + 2]
        if let newHandle = try? solver.add(equation) { item.fixedValueEquations[index + 2] = newHandle }
        hasChanged = true
      }
    }
    return hasChanged
  }

  // MARK: Intrinsic sizes

  private func updateIntrinsicSize(of item: ScopeItem, _ size: CGSize) {
    guard let view = item.view, size != item.intrinsicSize else { return }
    item.intrinsicSize = size
    isSolved = false
    updateIntrinsicEquation(
      item, .hugWidth, item.width, size.width, .lessOrEqual, view.contentHuggingPriority(for: .horizontal))
    updateIntrinsicEquation(
      item, .resistWidth, item.width, size.width, .greaterOrEqual,
      view.contentCompressionResistancePriority(for: .horizontal))
    updateIntrinsicEquation(
      item, .hugHeight, item.height, size.height, .lessOrEqual, view.contentHuggingPriority(for: .vertical))
    updateIntrinsicEquation(
      item, .resistHeight, item.height, size.height, .greaterOrEqual,
      view.contentCompressionResistancePriority(for: .vertical))
  }

  private func updateIntrinsicEquation(
    _ item: ScopeItem, _ side: ScopeItem.IntrinsicSide, _ variable: ConstraintSolver.Variable, _ length: CGFloat,
    _ relation: LinearConstraint.Relation, _ priority: UILayoutPriority
  ) {
    let hasIntrinsicLength = length != UIView.noIntrinsicMetric
    if let handle = item.intrinsicEquations[side] {
      if hasIntrinsicLength {
        _ = try? solver.setConstant(-Double(length), of: handle)
      } else {
        solver.remove(handle)
        item.intrinsicEquations[side] = nil
      }
    } else if hasIntrinsicLength {
      let request = LinearConstraint(
        [.init(variable, 1)], constant: -Double(length), relation, priority: priority.rawValue)
      item.intrinsicEquations[side] = addItemEquation(request)
    }
  }

  private func fitWrappingText() -> Bool {
    var hasChanged = false
    for item in orderedItems {
      guard let view = item.view, view !== root, !view.flags.contains(.translatesMask), !isAncestor(view),
        let height = view.contentHeight(forWidth: CGFloat(solver.value(of: item.width))),
        height != item.intrinsicSize.height
      else { continue }
      updateIntrinsicSize(of: item, CGSize(width: item.intrinsicSize.width, height: height))
      hasChanged = true
    }
    return hasChanged
  }
}
