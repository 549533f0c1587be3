import CoreGraphics
import Foundation

/// Functions for the hierarchy of focus environments in a window and the items in it.
@MainActor
enum FocusTree {
  static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    var ancestor: (any UIFocusEnvironment)? = environment
    while let current = ancestor {
      // A view or a view controller belongs to the window of its view, and a window belongs to itself.
      if let responder = current as? UIResponder { return responder.shownView?.window }
      ancestor = current.parentFocusEnvironment
    }
    return nil
  }

  /// Returns the environments that contain an item, from the innermost to the outermost.
  static func ancestors(of item: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    var result: [any UIFocusEnvironment] = []
    var ancestor = item.parentFocusEnvironment
    while let current = ancestor {
      result.append(current)
      ancestor = current.parentFocusEnvironment
    }
    return result
  }

  /// Returns the environments that are notified of a focus movement: the next item and its ancestors, then the previous
  /// item and its ancestors. Common ancestors are included once.
  static func environmentsToNotify(
    by previous: (any UIFocusItem)?, and next: (any UIFocusItem)?
  ) -> [any UIFocusEnvironment] {
    var result: [any UIFocusEnvironment] = []
    var visitedViews: Set<ObjectIdentifier> = []
    for item in [next, previous] {
      guard let item else { continue }
      for environment in [item] + ancestors(of: item) where visitedViews.insert(ObjectIdentifier(environment)).inserted
      {
        result.append(environment)
      }
    }
    return result
  }

  /// Returns `true` if an item can be focused. An item can be focused if it is visible and its own `canBecomeFocused`
  /// and its collection view or table view allow it.
  static func isFocusable(_ item: any UIFocusItem) -> Bool {
    guard let view = item as? UIView else { return item.canBecomeFocused }
    guard view.window != nil, !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return false }
    if let cell = view as? any FocusCell, let host = cell.focusHost, let path = host.focusPath(of: cell) {
      return host.canFocus(itemAt: path)
    }
    return view.canBecomeFocused
  }

  /// Returns the item to focus when the focus enters an environment: a preferred item, the environment itself, or its
  /// first item in reading order. Returns `nil` if no item can be focused.
  static func target(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    target(in: environment, depth: 0)
  }

  private static func target(in environment: any UIFocusEnvironment, depth: Int) -> (any UIFocusItem)? {
    // The depth is limited, because preferred environments may refer to each other.
    guard depth < 32 else { return nil }
    if let host = environment as? any FocusCellHost, let cell = host.preferredCell() {
      return cell
    }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = target(in: preferred, depth: depth + 1) { return item }
    }
    if let item = environment as? any UIFocusItem, isFocusable(item) { return item }
    let items = items(in: environment)
    let highestPriority = items.map(\.focusGroupPriority).max() ?? .ignored
    return items.first { $0.focusGroupPriority == highestPriority }
  }

  /// Returns the focusable items of an environment in reading order.
  static func items(in environment: any UIFocusEnvironment) -> [any UIFocusItem] {
    guard let view = (environment as? UIResponder)?.shownView else { return [] }
    var views: [UIView] = []
    collect(view, into: &views)
    return sortedInReadingOrder(views, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Sorts views by reading order. A view belongs to a row if its top edge is above the middle of the row's first view.
  private static func sortedInReadingOrder(_ views: [UIView], isMirrored: Bool) -> [UIView] {
    // Explicit types reduce the type checking of this function, which took about a second without them.
    typealias PositionedView = (view: UIView, frame: CGRect)
    var positionedViews: [PositionedView] = views.map { view in (view: view, frame: view.convert(view.bounds, to: nil))
    }
    positionedViews.sort { (first: PositionedView, second: PositionedView) -> Bool in
      if first.frame.minY != second.frame.minY { return first.frame.minY < second.frame.minY }
      return first.frame.minX < second.frame.minX
    }
    var result: [UIView] = []
    var row: [PositionedView] = []
    func finishRow() {
      row.sort { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
      result += row.map(\.view)
      row = []
    }
    for entry in positionedViews {
      if let first = row.first, entry.frame.minY >= first.frame.midY { finishRow() }
      row.append(entry)
    }
    finishRow()
    return result
  }

  private static func collect(_ view: UIView, into views: inout [UIView]) {
    for child in view.subviewList where !child.isHidden && child.alpha > 0.01 && child.isUserInteractionEnabled {
      if isFocusable(child) { views.append(child) } else { collect(child, into: &views) }
    }
  }

  /// Returns the focus groups between which Tab moves, in reading order. A group consists of the items of a collection
  /// view, the views with the same `focusGroupIdentifier`, or a single item.
  static func groups(in root: UIView) -> [[UIView]] {
    var groups: [[UIView]] = []
    var groupIndexes: [AnyHashable: Int] = [:]
    for case let item as UIView in items(in: root) {
      let host = (item as? any FocusCell)?.focusHost
      let key: AnyHashable
      if let host {
        key = ObjectIdentifier(host)
      } else if let name = item.focusGroupIdentifier {
        key = name
      } else {
        key = ObjectIdentifier(item)
      }
      let member: UIView = host ?? item
      if let index = groupIndexes[key] {
        if !groups[index].contains(where: { $0 === member }) { groups[index].append(member) }
      } else {
        groupIndexes[key] = groups.count
        groups.append([member])
      }
    }
    return groups
  }

  /// Returns the item to focus when Tab moves the focus into a group, or `nil` if there is none.
  static func target(inGroup group: [UIView]) -> (any UIFocusItem)? {
    let highestPriority = group.map(\.focusGroupPriority).max() ?? .ignored
    return group.first { $0.focusGroupPriority == highestPriority }.flatMap { target(in: $0) }
  }

  /// Returns the view in which keys can move the focus: the view of the topmost presented controller, otherwise the
  /// window.
  static func root(of window: UIWindow) -> UIView {
    var controller = window.rootViewController
    while let presentedController = controller?.presentation.presented { controller = presentedController }
    guard let controller, controller !== window.rootViewController, let view = controller.viewIfLoaded,
      view.window === window
    else {
      return window
    }
    let container = controller.presentation.active?.containerView
    return container.flatMap { $0.window === window ? $0 : nil } ?? view
  }

  /// Returns `true` if an item is no longer on the screen because the view of a different controller replaces or covers
  /// the item.
  ///
  /// The cell of a focused item that was scrolled out of the visible area still counts as on the screen.
  static func isOffScreen(_ item: any UIFocusItem, in window: UIWindow) -> Bool {
    guard let view: UIView = (item as? any FocusCell)?.focusHost ?? item as? UIView else { return false }
    return view.window !== window || !view.isDescendant(of: root(of: window))
  }

  /// Returns the focus bar that contains a view, or `nil` if the view is not in a bar. Arrow keys do not move the focus
  /// into or out of a bar.
  static func bar(around view: UIView) -> UIView? {
    var ancestor = view.superview
    while let current = ancestor {
      if current is any FocusBar { return current }
      ancestor = current.superview
    }
    return nil
  }
}
