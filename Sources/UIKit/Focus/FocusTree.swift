import CoreGraphics
import Foundation

/// The environments of a window: who lies in whom, and which items there are.
@MainActor
enum FocusTree {
  static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    var link: (any UIFocusEnvironment)? = environment
    while let current = link {
      // Views and controllers: a window is its own.
      if let responder = current as? UIResponder { return responder.shownView?.window }
      link = current.parentFocusEnvironment
    }
    return nil
  }

  /// The environments around an item, from the nearest one outwards, without itself.
  static func ancestors(of item: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    var result: [any UIFocusEnvironment] = []
    var link = item.parentFocusEnvironment
    while let current = link {
      result.append(current)
      link = current.parentFocusEnvironment
    }
    return result
  }

  /// The item that the focus comes to and all around it, then those of the item that it leaves that are not among them.
  static func concerned(
    by previous: (any UIFocusItem)?, and next: (any UIFocusItem)?
  ) -> [any UIFocusEnvironment] {
    var result: [any UIFocusEnvironment] = []
    var seen: Set<ObjectIdentifier> = []
    for item in [next, previous] {
      guard let item else { continue }
      for environment in [item] + ancestors(of: item) where seen.insert(ObjectIdentifier(environment)).inserted {
        result.append(environment)
      }
    }
    return result
  }

  /// Whether an item can have the focus: it says so, its collection view does, and it can be seen.
  static func isFocusable(_ item: any UIFocusItem) -> Bool {
    guard let view = item as? UIView else { return item.canBecomeFocused }
    guard view.window != nil, !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return false }
    if let cell = view as? any FocusCell, let host = cell.focusHost, let path = host.focusPath(of: cell) {
      return host.canFocus(itemAt: path)
    }
    return view.canBecomeFocused
  }

  /// The item to which the focus goes when it comes to an environment: by preference, else the item itself, else the first
  /// one in it in reading order.
  static func target(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    target(in: environment, depth: 0)
  }

  private static func target(in environment: any UIFocusEnvironment, depth: Int) -> (any UIFocusItem)? {
    // Preferences may point in a circle.
    guard depth < 32 else { return nil }
    if let host = environment as? any FocusCellHost, let cell = host.preferredCell() {
      return cell
    }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let found = target(in: preferred, depth: depth + 1) { return found }
    }
    if let item = environment as? any UIFocusItem, isFocusable(item) { return item }
    let items = items(in: environment)
    let most = items.map(\.focusGroupPriority).max() ?? .ignored
    return items.first { $0.focusGroupPriority == most }
  }

  /// The items in an environment that can have the focus, in reading order.
  static func items(in environment: any UIFocusEnvironment) -> [any UIFocusItem] {
    guard let view = (environment as? UIResponder)?.shownView else { return [] }
    var found: [UIView] = []
    collect(view, into: &found)
    return inReadingOrder(found, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Row by row: what begins above the middle of a row's first view stands in that row.
  private static func inReadingOrder(_ views: [UIView], isMirrored: Bool) -> [UIView] {
    // The types are written out: to find them took the compiler about a second.
    typealias Placed = (view: UIView, frame: CGRect)
    var placed: [Placed] = views.map { view in (view: view, frame: view.convert(view.bounds, to: nil)) }
    placed.sort { (one: Placed, other: Placed) -> Bool in
      if one.frame.minY != other.frame.minY { return one.frame.minY < other.frame.minY }
      return one.frame.minX < other.frame.minX
    }
    var result: [UIView] = []
    var row: [Placed] = []
    func endRow() {
      row.sort { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
      result += row.map(\.view)
      row = []
    }
    for entry in placed {
      if let first = row.first, entry.frame.minY >= first.frame.midY { endRow() }
      row.append(entry)
    }
    endRow()
    return result
  }

  private static func collect(_ view: UIView, into found: inout [UIView]) {
    for child in view.subviewList where !child.isHidden && child.alpha > 0.01 && child.isUserInteractionEnabled {
      if isFocusable(child) { found.append(child) } else { collect(child, into: &found) }
    }
  }

  /// The groups that Tab goes through, in reading order: collection views that have items for the focus, views with the
  /// same `focusGroupIdentifier`, and items that stand alone.
  static func groups(in root: UIView) -> [[UIView]] {
    var groups: [[UIView]] = []
    var places: [AnyHashable: Int] = [:]
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
      if let place = places[key] {
        if !groups[place].contains(where: { $0 === member }) { groups[place].append(member) }
      } else {
        places[key] = groups.count
        groups.append([member])
      }
    }
    return groups
  }

  /// The item of a group that gets the focus first.
  static func target(inGroup group: [UIView]) -> (any UIFocusItem)? {
    let most = group.map(\.focusGroupPriority).max() ?? .ignored
    return group.first { $0.focusGroupPriority == most }.flatMap { target(in: $0) }
  }

  /// Where keys may lead the focus: what is presented last, else the window.
  static func root(of window: UIWindow) -> UIView {
    var shown = window.rootViewController
    while let next = shown?.presentation.presented { shown = next }
    guard let shown, shown !== window.rootViewController, let view = shown.viewIfLoaded, view.window === window else {
      return window
    }
    let container = shown.presentation.active?.containerView
    return container.flatMap { $0.window === window ? $0 : nil } ?? view
  }

  /// Whether an item is not on the screen any more: another controller's view, or what is presented, has taken its place.
  /// A cell that was scrolled out of sight still holds its item's focus.
  static func isLost(_ item: any UIFocusItem, in window: UIWindow) -> Bool {
    guard let view: UIView = (item as? any FocusCell)?.focusHost ?? item as? UIView else { return false }
    return view.window !== window || !view.isDescendant(of: root(of: window))
  }

  /// The bar that a view lies in.
  static func bar(around view: UIView) -> UIView? {
    var link = view.superview
    while let current = link {
      if current is any FocusBar { return current }
      link = current.superview
    }
    return nil
  }
}
