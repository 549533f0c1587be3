import CoreGraphics
import Foundation

/// The environments of a window: who lies in whom, and which items there are.
@MainActor
enum FocusTree {
  static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    var link: (any UIFocusEnvironment)? = environment
    while let current = link {
      if let view = current as? UIView { return view as? UIWindow ?? view.window }
      if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
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
    if let cell = view as? UICollectionViewCell, let collectionView = cell.collectionView,
      let path = collectionView.indexPath(for: cell)
    {
      return collectionView.canFocus(itemAt: path)
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
    if let collectionView = environment as? UICollectionView, let cell = collectionView.preferredFocusCell() {
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
    let view = (environment as? UIView) ?? (environment as? UIViewController)?.viewIfLoaded
    guard let view else { return [] }
    var found: [UIView] = []
    collect(view, into: &found)
    let places = found.map { $0.convert($0.bounds, to: nil) }
    return found.indices.sorted { first, second in
      let (one, other) = (places[first], places[second])
      return one.minY != other.minY ? one.minY < other.minY : one.minX < other.minX
    }.map { found[$0] }
  }

  private static func collect(_ view: UIView, into found: inout [UIView]) {
    for child in view.subviewList where !child.isHidden && child.alpha > 0.01 && child.isUserInteractionEnabled {
      if isFocusable(child) { found.append(child) } else { collect(child, into: &found) }
    }
  }

  /// The groups that Tab goes through: collection views that have items for the focus, and items that stand alone; in
  /// reading order.
  static func groups(in window: UIWindow) -> [UIView] {
    var groups: [UIView] = []
    for case let item as UIView in items(in: window) {
      let group = (item as? UICollectionViewCell)?.collectionView ?? item
      if !groups.contains(where: { $0 === group }) { groups.append(group) }
    }
    return groups
  }
}
